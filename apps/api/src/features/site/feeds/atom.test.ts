import { organization } from "@headwaters/contracts";
import { findChildren, parseXml, type XmlElement } from "@headwaters/testing/xml";
import { describe, expect, test } from "vitest";
import { type FeedArticle, renderNewsFeed } from "./atom.ts";

const PUBLIC_URL = "https://headwaters.example";
const ID = "0196b000-0000-7000-8000-000000000001";

function buildStored(overrides: Partial<FeedArticle> = {}): FeedArticle {
  return {
    id: ID,
    title: "The river is clear again",
    content: "After three weekends the **gravel bars** are free of glass.",
    excerpt: "Clear down to the gravel.",
    imageUrl: null,
    category: "conservation",
    createdAt: new Date("2026-05-01T06:30:00Z"),
    updatedAt: new Date("2026-05-02T07:00:00Z"),
    ...overrides,
  };
}

function read(articles: readonly FeedArticle[]): XmlElement {
  const site = { publicUrl: PUBLIC_URL, articlePath: (id: string) => `/news/${id}` };
  return parseXml(renderNewsFeed(articles, site));
}

/** Renders the entry of one article. */
function renderEntry(overrides: Partial<FeedArticle>): XmlElement {
  const [entry, ...others] = findChildren(read([buildStored(overrides)]), "entry");
  if (!entry || others.length > 0) throw new Error("The feed has not exactly one entry.");
  return entry;
}

/** Reads an element's children by name; links by their `rel`. */
function readParts(element: XmlElement): Record<string, string | undefined> {
  const parts = element.children
    .filter(({ name }) => name !== "entry")
    .map(({ name, text, attributes: { rel, href, term }, children }) =>
      rel ? [rel, href] : [name, term ?? (children[0]?.text || text)],
    );
  return Object.fromEntries(parts);
}

describe("the feed", () => {
  test("names the organization and its URLs", () => {
    const feed = read([buildStored()]);
    expect(feed).toMatchObject({
      name: "feed",
      attributes: { xmlns: "http://www.w3.org/2005/Atom" },
    });
    expect(readParts(feed)).toEqual({
      id: "https://headwaters.example/feed.xml",
      title: organization.name,
      subtitle: organization.tagline,
      updated: "2026-05-02T07:00:00.000Z",
      self: "https://headwaters.example/feed.xml",
      alternate: "https://headwaters.example/",
      author: organization.name,
    });
  });

  test("has the date of its last changed article, at any position", () => {
    const updated = ["2026-05-02", "2026-07-01", "2026-06-01"];
    const articles = updated.map((day) => buildStored({ updatedAt: new Date(day) }));
    expect(readParts(read(articles)).updated).toBe("2026-07-01T00:00:00.000Z");
  });

  test("keeps the order of the articles", () => {
    const feed = read([buildStored({ title: "second" }), buildStored({ title: "first" })]);
    const titles = findChildren(feed, "entry").map((entry) => readParts(entry).title);
    expect(titles).toEqual(["second", "first"]);
  });

  test("without articles is valid and constant", () => {
    const feed = read([]);
    expect(findChildren(feed, "entry")).toEqual([]);
    expect(readParts(feed)).toMatchObject({
      updated: "1970-01-01T00:00:00.000Z",
      author: organization.name,
    });
    expect(read([])).toEqual(feed);
  });
});

describe("an entry", () => {
  test("has the article's card data and its URL", () => {
    expect(readParts(renderEntry({}))).toEqual({
      id: `urn:uuid:${ID}`,
      title: "The river is clear again",
      alternate: `https://headwaters.example/news/${ID}`,
      published: "2026-05-01T06:30:00.000Z",
      updated: "2026-05-02T07:00:00.000Z",
      category: "conservation",
      summary: "Clear down to the gravel.",
    });
  });

  test("summarizes the content without markup if there is no excerpt", () => {
    expect(readParts(renderEntry({ excerpt: null })).summary).toBe(
      "After three weekends the gravel bars are free of glass.",
    );
    const content = `${"Upstream ".repeat(5_000)}\n\n**end**`;
    expect(readParts(renderEntry({ excerpt: null, content })).summary).toMatch(
      /^Upstream .{80,120}…$/,
    );
  });

  test("does not name the author", () => {
    const site = { publicUrl: PUBLIC_URL, articlePath: (id: string) => `/news/${id}` };
    const article = { ...buildStored(), authorId: "0196b000-0000-7000-8000-00000000000a" };
    expect(renderNewsFeed([article], site)).not.toContain(article.authorId);
  });

  test.each([
    [
      "/pictures/heron-960.webp",
      "image/webp",
      "https://headwaters.example/pictures/heron-960.webp",
    ],
    ["/a heron.JPG", "image/jpeg", "https://headwaters.example/a%20heron.JPG"],
    ["https://example.org/a.png?w=1&h=2#top", "image/png", "https://example.org/a.png?w=1&h=2#top"],
    ["https://example.org/x.avif", "image/avif", "https://example.org/x.avif"],
  ])("encloses the picture %s", (imageUrl, type, href) => {
    const links = findChildren(renderEntry({ imageUrl }), "link").map(
      ({ attributes }) => attributes,
    );
    expect(links).toContainEqual({ rel: "enclosure", type, href });
  });

  test.each([
    null,
    "https://example.org/picture",
    "https://example.org/?file=a.jpg",
    "https://example.org/a.constructor",
    "https://example.org/a.exe",
    "no address.jpg",
    "https://[.jpg",
  ])("encloses nothing for %j", (imageUrl) => {
    expect(readParts(renderEntry({ imageUrl }))).not.toHaveProperty("enclosure");
  });

  test.each([
    ["]]>", "]]>"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["</title></entry></feed>", "</title></entry></feed>"],
    ['Fish & chips, "fried" at Ana\'s', 'Fish & chips, "fried" at Ana\'s'],
    ["a\u0000b\u0001c", "abc"],
    ["half\ud83d a pair", "half a pair"],
    ["🎣 Día del río", "🎣 Día del río"],
    ["\u200fיום הנהר", "\u200fיום הנהר"],
  ])("is well-formed with %j in every field", (typed, shown) => {
    const entry = renderEntry({
      id: typed,
      title: typed,
      excerpt: typed,
      category: typed,
      imageUrl: `/${typed}.png`,
    });
    expect(readParts(entry)).toMatchObject({
      id: `urn:uuid:${shown}`,
      title: shown,
      summary: shown,
      category: shown,
    });
    expect(readParts(renderEntry({ excerpt: null, content: typed })).summary).toBe(shown);
  });
});
