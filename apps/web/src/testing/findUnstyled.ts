/** A class of a style sheet in a build. */
const BUILT_CLASS = /\b_[a-zA-Z]\w*_[\w-]{1,5}_\d+\b/g;

/** Lists the classes in a page of `fetchPage` for which its styles have no rule. */
export function findUnstyled(html: string): string[] {
  const styles = html.match(/<style>.*?<\/style>/gs) ?? [];
  const known = new Set(styles.join().match(BUILT_CLASS));
  return [...new Set(html.match(BUILT_CLASS))].filter((name) => !known.has(name));
}
