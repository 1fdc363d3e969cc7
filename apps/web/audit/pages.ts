import { pageRoutes } from "../src/app/pageRoutes.ts";
import { pages, paths } from "../src/lib/paths.ts";

/** A line or two low on the first screen; a list that moves by a line shifts more. */
export const MAX_LAYOUT_SHIFT = 0.02;

/** The patterns of all public pages. */
export const publicPatterns = pageRoutes
  .filter(({ access }) => access === "public")
  .map(({ path }) => path);

export interface AuditedPage {
  /** As in the list of routes: "/news/:id". */
  route: string;
  /** The address of such a page on the running site. */
  address: string;
}

/** Length from which a text is enough to describe its page. */
const TEXT_WORTH_A_LOOK = 200;

/** The path of the page of the first item in this list that has some text. */
async function fetchFirst(list: string, toPath: (id: string) => string): Promise<string> {
  const items = (await (await fetch(list)).json()) as {
    id: string;
    content?: string;
    description?: string;
  }[];
  const first = items.find(
    ({ content, description }) => (content ?? description ?? "").length >= TEXT_WORTH_A_LOOK,
  );
  if (!first) throw new Error(`${list} has no text: there is no page to look at.`);
  return toPath(first.id);
}

/** Finds, for a route with parameters, the path of a page that exists on this site. */
const examples: Record<string, (site: string) => Promise<string>> = {
  [pages.newsArticle]: (site) => fetchFirst(`${site}/api/news`, paths.newsArticle),
  [pages.event]: (site) => fetchFirst(`${site}/api/events`, paths.event),
  [pages.educationArticle]: (site) => fetchFirst(`${site}/api/education`, paths.educationArticle),
};

/** Every public page of the site at this address. */
export async function publicPages(site: string): Promise<AuditedPage[]> {
  const found: AuditedPage[] = [];
  for (const route of publicPatterns) {
    const example = examples[route];
    if (example) found.push({ route, address: site + (await example(site)) });
    else if (!/[:*]/.test(route)) found.push({ route, address: site + route });
    else console.error(`${route} is left out: audit/pages.ts knows no example of it.`);
  }
  return found;
}
