import type { Visitor } from "./visitor.ts";

/** A class of a style sheet in a build. */
const BUILT_CLASS = /\b_[a-zA-Z]\w*_[\w-]{1,5}_\d+\b/g;

/** Lists the classes in a page for which its styles, inlined or linked, have no rule. */
export async function findUnstyled(
  html: string,
  { fetch }: Pick<Visitor, "fetch">,
): Promise<string[]> {
  const inlined = html.match(/<style>.*?<\/style>/s)?.[0] ?? "";
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" crossorigin>/g)];
  const sheets = await Promise.all(linked.map(async ([, path = ""]) => (await fetch(path)).text()));
  const styles = [inlined, ...sheets].join();
  const known = new Set(styles.match(BUILT_CLASS));
  return [...new Set(html.match(BUILT_CLASS))].filter((name) => !known.has(name));
}
