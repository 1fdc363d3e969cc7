import { LIST_MAX } from "@headwaters/contracts";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { contentDeps } from "../../../testing/content.ts";
import { useSite } from "../../../testing/site.ts";
import { newsService } from "./articles.ts";

const site = useSite();

describe("publishing an article", () => {
  test("stores it under its author and shows it first in the list", async () => {
    const { agent, user } = await buildMember(site);
    const article = buildArticle({ excerpt: "Short", imageUrl: "https://example.org/a.jpg" });
    const response = await agent.post("/api/news", article);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...article,
      id: expect.any(String),
      authorId: user.id,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.any(String),
    });
    const list = await new Agent(site).get("/api/news");
    expect(list.json()[0]).toEqual(response.json());
  });

  test("is for signed-in people only", async () => {
    const before = await site.prisma.newsArticle.count();
    const response = await new Agent(site).post("/api/news", buildArticle());
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: "UNAUTHORIZED",
      message: "Please sign in to continue.",
    });
    expect(await site.prisma.newsArticle.count()).toBe(before);
  });

  test("ignores id, author and dates that the caller sends", async () => {
    const { agent, user } = await buildMember(site);
    const response = await agent.post(
      "/api/news",
      buildArticle({
        id: "x",
        authorId: "y",
        createdAt: "2001-01-01T00:00:00Z",
        updatedAt: "never",
      }),
    );
    expect(response.statusCode).toBe(201);
    const created = response.json();
    expect(created).toMatchObject({ authorId: user.id });
    expect(created.id).not.toBe("x");
    expect(new Date(created.createdAt).getFullYear()).toBeGreaterThan(2001);
  });

  test("stores HTML as text", async () => {
    const { agent } = await buildMember(site);
    const title = "<img src=x onerror=alert(1)> & <b>bold</b>";
    const content = "<script>alert(1)</script>";
    const response = await agent.post("/api/news", buildArticle({ title, content }));
    expect(response.json()).toMatchObject({ title, content });
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("stores empty optional fields as null, and unpublished content as a draft", async () => {
    const { agent } = await buildMember(site);
    const { title, content, category } = buildArticle();
    const response = await agent.post("/api/news", {
      title,
      content,
      category,
      excerpt: "  ",
      imageUrl: "",
    });
    expect(response.json()).toMatchObject({ excerpt: null, imageUrl: null, published: false });
  });

  test.each([
    [{ title: "" }, "Title is required"],
    [{ title: undefined }, "Title is required"],
    [{ title: "x".repeat(10_000) }, "Title must be at most 200 characters"],
    [{ title: 7 }, "Expected string, received number"],
    [{ content: "  " }, "Content is required"],
    [{ content: null }, "Expected string, received null"],
    [{ content: "x".repeat(50_001) }, "Content must be at most 50,000 characters"],
    [{ content: "a\u0000b" }, "Content contains characters that cannot be saved"],
    [{ title: "half a \ud83d pair" }, "Title contains characters that cannot be saved"],
    [{ excerpt: "x".repeat(10_000) }, "Excerpt must be at most 500 characters"],
    [{ category: undefined }, "Category is required"],
    [
      { category: "gossip" },
      "Category must be one of: conservation, achievement, program, event, community",
    ],
    [
      { category: ["event"] },
      "Category must be one of: conservation, achievement, program, event, community",
    ],
    [{ published: "yes" }, "Expected boolean, received string"],
    [{ imageUrl: "javascript:alert(1)" }, "Image address must start with https:// or /"],
    [{ imageUrl: "http://example.org/a.jpg" }, "Image address must start with https:// or /"],
    [{ imageUrl: "//example.org/a.jpg" }, "Image address must start with https:// or /"],
    [{ imageUrl: "/\\example.org/a.jpg" }, "Image address must start with https:// or /"],
    [{ imageUrl: "data:image/svg+xml,<svg/>" }, "Image address must start with https:// or /"],
    [
      { imageUrl: `https://example.org/${"x".repeat(10_000)}` },
      "Image address must be at most 2,000 characters",
    ],
  ])("refuses %j and stores nothing", async (wrong, message) => {
    const { agent } = await buildMember(site);
    const before = await site.prisma.newsArticle.count();
    const response = await agent.post("/api/news", buildArticle(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message,
      issues: [{ path: Object.keys(wrong)[0], message }],
    });
    expect(await site.prisma.newsArticle.count()).toBe(before);
  });

  test("accepts any language, emoji and right-to-left text", async () => {
    const { agent } = await buildMember(site);
    const title = "Día del río 🎣 — יום הנהר";
    const response = await agent.post("/api/news", buildArticle({ title }));
    expect(response.json()).toMatchObject({ title });
  });
});

describe("reading the news", () => {
  test("lists newest first, a page at a time, without drafts", async () => {
    const { agent } = await buildMember(site);
    await site.prisma.newsArticle.deleteMany();
    for (const title of ["first", "second", "third"]) {
      await agent.post("/api/news", buildArticle({ title }));
    }
    const draft = await agent.post("/api/news", buildArticle({ title: "draft", published: false }));
    expect(draft.json()).toMatchObject({ published: false });

    const titles = async (query: string) => {
      const response = await agent.get(`/api/news${query}`);
      return response.json<{ id: string; title: string }[]>();
    };
    expect((await titles("")).map(({ title }) => title)).toEqual(["third", "second", "first"]);
    const page = await titles("?limit=2");
    expect(page.map(({ title }) => title)).toEqual(["third", "second"]);
    const rest = await titles(`?limit=2&cursor=${page[1]?.id}`);
    expect(rest.map(({ title }) => title)).toEqual(["first"]);
  });

  test("is paged without gaps and duplicates, even among articles of the same moment", async () => {
    await site.prisma.newsArticle.deleteMany();
    const createdAt = new Date("2026-05-01T09:00:00.123Z");
    await site.prisma.newsArticle.createMany({
      data: Array.from({ length: 25 }, (_, i) => ({
        ...buildArticle({ title: `Report ${i}` }),
        createdAt: i < 20 ? createdAt : new Date("2026-04-01"),
      })),
    });
    const { list } = newsService(contentDeps(site.prisma));
    const all = await list({ limit: 100 });
    const seen: string[] = [];
    for (;;) {
      const cursor = seen.at(-1);
      const page = await list({ limit: 7, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      if (page.nextCursor === null) break;
    }
    expect(seen).toEqual(all.items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(25);
  });

  test("returns cards with their fields only", async () => {
    await site.prisma.newsArticle.deleteMany();
    const content = `**Bold** ${"words ".repeat(100)}`;
    await site.prisma.newsArticle.create({ data: buildArticle({ content, excerpt: null }) });
    const response = await new Agent(site).get("/trpc/news.cards");
    const [card] = response.json().result.data.json.items;
    expect(Object.keys(card).sort()).toEqual(
      [
        "category",
        "publishedAt",
        "id",
        "imageAlt",
        "imageFocus",
        "imageUrl",
        "preview",
        "title",
      ].sort(),
    );
    expect(card.preview).toMatch(/^Bold words .{0,110}…$/);
    expect(card.preview.length).toBeLessThanOrEqual(121);
  });

  test.each([
    ["?limit=0", "Limit must be at least 1"],
    ["?limit=101", "Limit must be at most 100"],
    ["?limit=2.5", "Limit must be a whole number"],
    ["?limit=many", "Limit must be a whole number"],
    ["?cursor=%00", "Cursor is not valid"],
  ])("refuses %s", async (query, message) => {
    const response = await new Agent(site).get(`/api/news${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  test("shows one article, but no drafts or unknown ids", async () => {
    const { agent } = await buildMember(site);
    const shown = (await agent.post("/api/news", buildArticle())).json();
    const draft = (await agent.post("/api/news", buildArticle({ published: false }))).json();
    expect((await agent.get(`/api/news/${shown.id}`)).json()).toEqual(shown);
    for (const id of [draft.id, "01900000-0000-7000-8000-000000000000", "no-such-article"]) {
      const response = await agent.get(`/api/news/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        code: "NOT_FOUND",
        message: "This article is no longer here.",
      });
    }
  });

  test("keeps an article whose author's account was deleted", async () => {
    const { agent, user } = await buildMember(site);
    const { id } = (await agent.post("/api/news", buildArticle())).json();
    await site.prisma.user.delete({ where: { id: user.id } });
    expect((await new Agent(site).get(`/api/news/${id}`)).json()).toMatchObject({
      authorId: null,
    });
  });
});

describe("an article's page", () => {
  const get = (id: string) =>
    new Agent(site).get(`/trpc/news.page?input=${encodeURIComponent(`{"json":{"id":"${id}"}}`)}`);

  test("has the data that it shows, as HTML, and nothing else", async () => {
    await site.prisma.newsArticle.deleteMany();
    const { agent } = await buildMember(site, { firstName: "Maya" });
    const written = buildArticle({ content: "## Herons\n\n**Nine** of <i>them</i>." });
    const { id, createdAt, updatedAt } = (await agent.post("/api/news", written)).json();
    const response = await get(id);
    expect(response.json().result.data.json).toEqual({
      id,
      title: written.title,
      excerpt: null,
      preview: "Herons. Nine of <i>them</i>.",
      category: written.category,
      imageUrl: null,
      imageAlt: null,
      imageFocus: null,
      imageSize: null,
      publishedAt: createdAt,
      updatedAt,
      author: "Maya",
      neighbors: [],
      isPublished: true,
      html: "<h2>Herons</h2>\n<p><strong>Nine</strong> of &#x3C;i>them&#x3C;/i>.</p>",
    });
  });

  test("is missing for drafts and unknown ids", async () => {
    const { agent } = await buildMember(site);
    const draft = (await agent.post("/api/news", buildArticle({ published: false }))).json();
    for (const id of [draft.id, "no-such-article"]) {
      expect((await get(id)).statusCode).toBe(404);
    }
  });
});

describe("the addresses of articles", () => {
  test("are complete, newest first, with nothing else", async () => {
    await site.prisma.newsArticle.deleteMany();
    const stored = async (day: string, overrides: Record<string, unknown> = {}) => {
      const data = buildArticle({ createdAt: new Date(day), ...overrides });
      const { id, updatedAt } = await site.prisma.newsArticle.create({ data });
      return { id, updatedAt };
    };
    const first = await stored("2026-05-01");
    const third = await stored("2026-07-01");
    await stored("2026-08-01", { published: false });
    const second = await stored("2026-06-01");
    expect(await newsService(contentDeps(site.prisma)).listPublished()).toEqual([
      third,
      second,
      first,
    ]);
  });

  test("are more than a page of the list", async () => {
    const data = Array.from({ length: LIST_MAX + 1 }, () => buildArticle());
    await site.prisma.newsArticle.deleteMany();
    await site.prisma.newsArticle.createMany({ data });
    expect(await newsService(contentDeps(site.prisma)).listPublished()).toHaveLength(data.length);
  });
});
