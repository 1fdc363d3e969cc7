import { type RunningSite, startSite } from "@headwaters/testing/site/site";
import { JSDOM } from "jsdom";
import { test as base, inject, onTestFinished } from "vitest";
import { createVisitor, type Visitor } from "./visitor.ts";

interface Fixtures {
  /** A site that this worker's tests use in turn. */
  site: RunningSite;
  /** An anonymous visitor. */
  visitor: Visitor;
  /** A page as the server sends it, with the style sheets that it links to, parsed; `as` another visitor. */
  fetchPage: (path: string, as?: Visitor) => Promise<FetchedPage>;
}

interface FetchedPage {
  status: number;
  html: string;
  document: Document;
}

/** Puts the style sheets into a page to which it links, as jsdom loads none. */
async function inlineStyles(html: string, { fetch }: Visitor): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" crossorigin>/g)];
  const sheets = await Promise.all(links.map(async ([, path = ""]) => (await fetch(path)).text()));
  return links.reduce(
    (page, [link], index) => page.replace(link, () => `<style>${sheets[index]}</style>`),
    html,
  );
}

/** Vitest's test, with a real site. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite(inject("siteTemplate"));
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  visitor: async ({ site }, use) => use(createVisitor(site)),
  fetchPage: async ({ visitor }, use) => {
    await use(async (path, as = visitor) => {
      const response = await as.fetch(path);
      const html = await inlineStyles(await response.text(), as);
      const { document } = new JSDOM(html, { url: response.url }).window;
      return { status: response.status, html, document };
    });
  },
});

/** A visitor of a site that no other test uses; it is stopped after the test. */
export async function createVisitorAlone(): Promise<Visitor> {
  const site = await startSite(inject("siteTemplate"));
  onTestFinished(() => site.stop());
  return createVisitor(site);
}
