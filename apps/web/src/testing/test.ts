import { type RunningSite, startSite } from "@headwaters/testing/site/site";
import { JSDOM } from "jsdom";
import { test as base, inject, onTestFinished } from "vitest";
import { createVisitor, type Visitor } from "./visitor.ts";

interface Fixtures {
  /** A site that this worker's tests use in turn. */
  site: RunningSite;
  /** An anonymous visitor. */
  visitor: Visitor;
  /** A page as the server sends it, parsed; `as` another visitor. */
  fetchPage: (path: string, as?: Visitor) => Promise<FetchedPage>;
}

interface FetchedPage {
  status: number;
  html: string;
  document: Document;
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
      const html = await response.text();
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
