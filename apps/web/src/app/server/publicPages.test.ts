import { screen } from "@testing-library/react";
import { describe, expect } from "vitest";
import { OWN_DATA_ID } from "#lib/api/pageData.ts";
import { pages } from "#lib/paths.ts";
import { findUnstyled } from "#testing/findUnstyled.ts";
import { hydratePage } from "#testing/openPage.tsx";
import { test as base } from "#testing/test.ts";
import { publicPages, publicPatterns } from "../../../audit/pages.ts";

/** Adds the path of a page of each route on this worker's site. */
const test = base.extend<{ paths: Record<string, string> }>({
  paths: [
    async ({ site }, use) => {
      const found = await publicPages(site.url);
      await use(
        Object.fromEntries(found.map(({ route, address }) => [route, new URL(address).pathname])),
      );
    },
    { scope: "worker" },
  ],
});

const unlistedPages: string[] = [
  pages.search,
  pages.confirmEmail,
  pages.confirmNewsletter,
  pages.unsubscribe,
  pages.cancelRegistration,
  pages.guardianInvitation,
  pages.staffInvitation,
];

test("a member gets the page that all accounts share, with the own parts in it", async ({
  fetchPage,
  visitor,
  paths,
}) => {
  await visitor.signUp({ firstName: "Juniper" });
  const asked: string[] = [];
  for (const route of publicPatterns.filter((pattern) => pattern !== pages.auth)) {
    const path = paths[route] ?? route;
    const { html, document: sent } = await fetchPage(path);
    expect(sent.querySelector("header")).toHaveTextContent("Hello, Juniper");
    expect([route, sent.getElementById(OWN_DATA_ID) !== null]).toEqual([route, true]);
    expect(html).not.toMatch(/<template|<div hidden|\$RC/);
    expect(findUnstyled(html)).toEqual([]);
    visitor.intercept((called) => {
      if (/^\/(api|trpc)\//.test(called)) asked.push(`${route}: ${called}`);
      return undefined;
    });
    // React reports any difference to its own rendering.
    await hydratePage(visitor, path);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    visitor.intercept(() => undefined);
  }
  expect(asked).toEqual([]);
});

for (const route of publicPatterns) {
  describe(route, () => {
    test("the server sends content, title, description and link preview", async ({
      fetchPage,
      visitor,
      paths,
    }) => {
      const path = paths[route] ?? route;
      const { url: site } = visitor.site;
      const { status, html, document } = await fetchPage(path);
      const contents = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute("content"));
      expect(status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain("Loading…");
      expect(document.title).toMatch(/\S · Headwaters Youth Anglers$/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      const [description] = contents('meta[name="description"]');
      expect(description?.length).toBeGreaterThan(20);
      // Search engines must index neither the targets of links in mails nor search results.
      const isListed = !unlistedPages.includes(route);
      expect(contents('meta[name="robots"]')).toEqual(isListed ? [] : ["noindex"]);
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
      expect(canonical).toBe(isListed ? site + path : undefined);
      expect(contents('meta[property="og:url"]')).toEqual(isListed ? [site + path] : []);
      const [title] = contents('meta[property="og:title"]');
      expect(`${title} · Headwaters Youth Anglers`).toBe(document.title);
      expect(contents('meta[property="og:description"]')).toEqual([description]);
      expect(contents('meta[name="twitter:card"]')).toEqual(["summary_large_image"]);
      const [picture] = contents('meta[property="og:image"]');
      expect(contents('meta[name="twitter:image"]')).toEqual([picture]);
      const image = await visitor.fetch(picture ?? "", { method: "HEAD" });
      expect(image.headers.get("content-type")).toMatch(/^image\//);
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
      expect(JSON.parse(data ?? "")).toMatchObject({
        "@context": "https://schema.org",
        "@type": "Organization",
        name: "Headwaters Youth Anglers",
        url: `${site}/`,
      });
      // The document loads everything from this site; only links may lead elsewhere.
      const loaded = html.replace(/<a\s[^>]*>/g, "");
      const elsewhere = [...loaded.matchAll(/(?:src|href)="(https?:\/\/[^"]+)"/g)].filter(
        ([, url = ""]) => !url.startsWith(site),
      );
      expect(elsewhere).toEqual([]);
    });

    test("the first paint has the styles of everything visible", async ({ fetchPage, paths }) => {
      const { html } = await fetchPage(paths[route] ?? route);
      expect(findUnstyled(html)).toEqual([]);
    });

    test("the browser renders the same page without any request", async ({ visitor, paths }) => {
      const asked: string[] = [];
      visitor.intercept((path) => {
        if (/^\/(api|trpc)\//.test(path)) asked.push(path);
        return undefined;
      });
      await hydratePage(visitor, paths[route] ?? route);
      expect(document.querySelectorAll("h1")).toHaveLength(1);
      expect(screen.queryByText("Loading…")).toBeNull();
      expect(asked).toEqual([]);
    });
  });
}
