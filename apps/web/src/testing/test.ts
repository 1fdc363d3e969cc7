import { type RunningSite, startSite } from "@headwaters/testing/site/site";
import { JSDOM } from "jsdom";
import { test as base, inject } from "vitest";
import { createVisitor, type Visitor } from "./visitor.ts";

interface Fixtures {
  /** A site that this worker's tests use in turn. */
  site: RunningSite;
  /** A site that only this file's tests use, in turn. */
  siteAlone: RunningSite;
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

const STYLES = /<link rel="stylesheet" href="([^"]+)" crossorigin>/g;

/** The style sheets of the build, by path; the names of the files contain a hash of their content. */
const sheets = new Map<string, Promise<string>>();

/** Fetches the style sheets to which a page links, in their order. */
function fetchStyles(html: string, { fetch }: Visitor): Promise<string[]> {
  const load = async (path: string) => (await fetch(path)).text();
  const paths = [...html.matchAll(STYLES)].map(([, path = ""]) => path);
  for (const path of paths) if (!sheets.has(path)) sheets.set(path, load(path));
  return Promise.all(paths.map((path) => sheets.get(path) ?? ""));
}

/**
 * Parses a page. jsdom loads no style sheets, and parsing them takes longer than the page, so they are
 * put into it when a computed style is first asked for.
 */
function parsePage(html: string, styles: readonly string[], url: string): Document {
  const { window } = new JSDOM(html, { url });
  const { document, getComputedStyle } = window;
  const links = document.querySelectorAll("link[rel=stylesheet][crossorigin]");
  let isStyled = false;
  window.getComputedStyle = (...asked) => {
    if (!isStyled) {
      for (const [index, link] of links.entries()) {
        const style = document.createElement("style");
        style.textContent = styles[index] ?? "";
        link.replaceWith(style);
      }
    }
    isStyled = true;
    return getComputedStyle.apply(window, asked);
  };
  return document;
}

/** Each test that is made by `extend` has worker fixtures of its own; all of them share this site. */
let shared: Promise<RunningSite> | undefined;

/** Vitest's test, with a real site. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from the pattern
    async ({}, use) => {
      shared ??= startSite(inject("siteTemplate"));
      const site = await shared;
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  siteAlone: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite(inject("siteTemplate"));
      await use(site);
      await site.stop();
    },
    { scope: "file" },
  ],
  visitor: async ({ site }, use) => use(createVisitor(site)),
  fetchPage: async ({ visitor }, use) => {
    await use(async (path, as = visitor) => {
      const response = await as.fetch(path);
      const sent = await response.text();
      const styles = await fetchStyles(sent, as);
      let index = 0;
      const html = sent.replace(STYLES, () => `<style>${styles[index++]}</style>`);
      const document = parsePage(sent, styles, response.url);
      return { status: response.status, html, document };
    });
  },
});
