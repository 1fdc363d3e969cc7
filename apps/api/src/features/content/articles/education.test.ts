import { buildEducationArticle } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { contentDeps } from "../../../testing/content.ts";
import { useSite } from "../../../testing/site.ts";
import { educationService } from "./articles.ts";

const site = useSite();

beforeEach(() => site.prisma.educationArticle.deleteMany());

describe("the list of education articles", () => {
  test("returns every field, newest first, without drafts", async () => {
    const article = buildEducationArticle({ excerpt: "Short", imageUrl: "/pictures/a-960.webp" });
    await site.prisma.educationArticle.create({
      data: { ...article, title: "older", createdAt: new Date("2026-05-01") },
    });
    const { id } = await site.prisma.educationArticle.create({ data: article });
    await site.prisma.educationArticle.create({
      data: buildEducationArticle({ title: "draft", published: false }),
    });
    const response = await new Agent(site).get("/api/education");
    const [first, second, ...others] = response.json();
    expect(first).toEqual({
      ...article,
      id,
      authorId: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.any(String),
    });
    expect(second).toMatchObject({ title: "older" });
    expect(others).toEqual([]);
  });

  test("is paged without gaps and duplicates", async () => {
    const createdAt = new Date("2026-05-01T09:00:00.123Z");
    for (let i = 0; i < 5; i++) {
      await site.prisma.educationArticle.create({
        data: buildEducationArticle({ title: `same ${i}`, createdAt }),
      });
    }
    const seen: string[] = [];
    for (let cursor = ""; ; ) {
      const response = await new Agent(site).get(
        `/api/education?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      const page = response.json<{ id: string; title: string }[]>();
      if (page.length === 0) break;
      seen.push(...page.map(({ title }) => title));
      cursor = page.at(-1)?.id ?? "";
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  test("has cards with the excerpt, or else the beginning of the content", async () => {
    await site.prisma.educationArticle.create({
      data: buildEducationArticle({ content: "knots ".repeat(40) }),
    });
    await site.prisma.educationArticle.create({
      data: buildEducationArticle({
        excerpt: "Three that hold.",
        createdAt: new Date("2026-01-01"),
      }),
    });
    const { items } = await educationService(contentDeps(site.prisma)).cards({ limit: 2 });
    expect(items.map(({ preview }) => preview)).toEqual([
      `${"knots ".repeat(20).trimEnd()}…`,
      "Three that hold.",
    ]);
  });
});

describe("one education article", () => {
  test("is found by its id; its Markdown becomes HTML", async () => {
    const { id } = await site.prisma.educationArticle.create({ data: buildEducationArticle() });
    const response = await new Agent(site).get(`/api/education/${id}`);
    expect(response.json()).toMatchObject({ id, ageGroup: "6-12" });
    const { html } = await educationService(contentDeps(site.prisma)).page(id);
    expect(html).toBe("<p>The <strong>clinch</strong> holds a hook.</p>");
  });

  test("is a 404 if unknown or a draft", async () => {
    const draft = await site.prisma.educationArticle.create({
      data: buildEducationArticle({ published: false }),
    });
    for (const id of [draft.id, "no-such-article"]) {
      const response = await new Agent(site).get(`/api/education/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        code: "NOT_FOUND",
        message: "This article is no longer here.",
      });
    }
  });
});
