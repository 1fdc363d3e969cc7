import { findChildren, parseXml } from "@headwaters/testing/xml";
import { describe, expect, test } from "vitest";
import { renderSitemapFile, type SitemapEntry } from "./sitemap.ts";

const PUBLIC_URL = "https://headwaters.example";
const XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";

function read(name: string, entries: readonly SitemapEntry[]) {
  const xml = renderSitemapFile(name, entries, PUBLIC_URL);
  if (xml === null) return null;
  const root = parseXml(xml);
  const listed = root.children.map((entry) => ({
    loc: findChildren(entry, "loc")[0]?.text,
    lastmod: findChildren(entry, "lastmod")[0]?.text,
  }));
  return { xml, root, entries: listed };
}

/** Builds `count` addresses of articles. */
function buildEntries(count: number): SitemapEntry[] {
  const changed = new Date("2026-05-01T06:30:00Z");
  return Array.from({ length: count }, (_, i) => {
    const id = `0196b000-0000-7000-8000-${String(i).padStart(12, "0")}`;
    return { path: `/news/${id}`, changed };
  });
}

describe("a sitemap that fits one file", () => {
  test("lists absolute URLs, with the date of their last change if known", () => {
    const file = read("sitemap", [
      { path: "/" },
      { path: "/news/1", changed: new Date("2026-05-01T06:30:00Z") },
    ]);
    expect(file?.xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/);
    expect(file?.root).toMatchObject({ name: "urlset", attributes: { xmlns: XMLNS } });
    expect(file?.root.children.map(({ name }) => name)).toEqual(["url", "url"]);
    expect(file?.entries).toEqual([
      { loc: "https://headwaters.example/", lastmod: undefined },
      { loc: "https://headwaters.example/news/1", lastmod: "2026-05-01T06:30:00.000Z" },
    ]);
  });

  test.each([
    ["/news/río 🎣", "/news/r%C3%ADo%20%F0%9F%8E%A3"],
    ["/news/a%2Fb", "/news/a%2Fb"],
    ["/news?a=1&b='2'", "/news?a=1&b=%272%27"],
    ["/news/it's", "/news/it's"],
    ["/news/</loc>", "/news/%3C/loc%3E"],
    ["/news/\u0000\ud83d", "/news/%00%EF%BF%BD"],
    ["//elsewhere.example/", "//elsewhere.example/"],
  ])("encodes %j as a URL of this site", (path, spelt) => {
    expect(read("sitemap", [{ path }])?.entries[0]?.loc).toBe(`${PUBLIC_URL}${spelt}`);
  });

  test("may be empty", () => {
    expect(read("sitemap", [])?.root).toMatchObject({ name: "urlset", children: [] });
  });

  test("holds as many addresses as the protocol permits", () => {
    const entries = buildEntries(50_000);
    const file = read("sitemap", entries);
    expect(file?.root.name).toBe("urlset");
    expect(file?.entries).toHaveLength(50_000);
    expect(Buffer.byteLength(file?.xml ?? "")).toBeLessThan(10_000_000);
    expect(read("sitemap-1", entries)).toBeNull();
  });
});

describe("a sitemap of more addresses", () => {
  test.each([
    [50_001, [50_000, 1]],
    [100_000, [50_000, 50_000]],
    [120_000, [50_000, 50_000, 20_000]],
  ])("of %i is split into numbered files", (count, shares) => {
    const entries = buildEntries(count);
    const index = read("sitemap", entries);
    expect(index?.root).toMatchObject({ name: "sitemapindex", attributes: { xmlns: XMLNS } });
    expect(index?.entries.map(({ loc }) => loc)).toEqual(
      shares.map((_, i) => `${PUBLIC_URL}/sitemap-${i + 1}.xml`),
    );

    const files = shares.map((_, i) => read(`sitemap-${i + 1}`, entries));
    expect(files.map((file) => file?.root.name)).toEqual(shares.map(() => "urlset"));
    expect(files.map((file) => file?.entries.length)).toEqual(shares);
    const listed = files.flatMap((file) => file?.entries ?? []).map(({ loc }) => loc);
    expect(listed).toEqual(entries.map(({ path }) => PUBLIC_URL + path));
  });

  test.each(["sitemap-0", "sitemap-3", "sitemap-01", "sitemap--1", "sitemap-1.0", "sitemap-", ""])(
    "has no file %j",
    (name) => {
      expect(read(name, buildEntries(50_001))).toBeNull();
    },
  );
});
