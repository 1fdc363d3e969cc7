import { pages, paths } from "../src/paths.ts";

export interface AuditedPage {
  /** As in the list of routes: "/news/:id". */
  route: string;
  /** Where the running site has such a page. */
  address: string;
}

/** The path of the page of the first item in this list. */
async function firstOf(list: string, pathOf: (id: string) => string): Promise<string> {
  const [first] = (await (await fetch(list)).json()) as { id: string }[];
  if (!first) throw new Error(`${list} is empty: there is no page to look at.`);
  return pathOf(first.id);
}

/** For routes with parts that vary: the path of a page that exists on this site. */
const examples: Record<string, (site: string) => Promise<string>> = {
  [pages.newsArticle]: (site) => firstOf(`${site}/api/news?limit=1`, paths.newsArticle),
  [pages.event]: (site) => firstOf(`${site}/api/events?limit=1`, paths.event),
  [pages.educationArticle]: (site) =>
    firstOf(`${site}/api/education?limit=1`, paths.educationArticle),
};

/** Every page of the list of routes, as the site at this address has it. */
export async function publicPages(site: string): Promise<AuditedPage[]> {
  const found: AuditedPage[] = [];
  for (const route of Object.values(pages)) {
    const example = examples[route];
    if (example) found.push({ route, address: site + (await example(site)) });
    else if (!/[:*]/.test(route)) found.push({ route, address: site + route });
    else console.error(`${route} is left out: audit/pages.ts knows no example of it.`);
  }
  return found;
}
