import { pages, paths } from "../src/paths.ts";

export interface AuditedPage {
  /** As in the list of routes: "/news/:id". */
  route: string;
  /** Where the running site has such a page. */
  address: string;
}

/** For routes with parts that vary: the path of a page that exists on this site. */
const examples: Record<string, (site: string) => Promise<string>> = {
  async [pages.newsArticle](site) {
    const response = await fetch(`${site}/api/news?limit=1`);
    const [newest] = (await response.json()) as { id: string }[];
    if (!newest) throw new Error("There is no article to look at.");
    return paths.newsArticle(newest.id);
  },
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
