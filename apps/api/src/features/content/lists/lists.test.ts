import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { contentDeps } from "../../../testing/content.ts";
import { useSite } from "../../../testing/site.ts";
import { newsService } from "../articles/articles.ts";

const site = useSite();
const day = (date: string) => ({ createdAt: new Date(date) });

beforeEach(async () => {
  await site.prisma.newsArticle.deleteMany();
  await site.prisma.event.deleteMany();
  await site.prisma.educationArticle.deleteMany();
});

const ask = (path: string) => new Agent(site).get(path);

async function titles(path: string) {
  const response = await ask(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ title: string }[]>().map(({ title }) => title);
}

describe("a filtered list", () => {
  test("has the news of a category, newest first", async () => {
    for (const [title, category, date] of [
      ["old", "event", "2026-05-01"],
      ["other", "community", "2026-05-02"],
      ["new", "event", "2026-05-03"],
    ] as const) {
      const data = buildArticle({ title, category, ...day(date) });
      await site.prisma.newsArticle.create({ data });
    }
    expect(await titles("/api/news?category=event")).toEqual(["new", "old"]);
    expect(await titles("/api/news?category=event&limit=1")).toEqual(["new"]);
    expect(await titles("/api/news?category=program")).toEqual([]);
    expect(await titles("/api/news?category=")).toHaveLength(3);
  });

  test("has education articles of a category, an age group, or both", async () => {
    for (const [title, category, ageGroup] of [
      ["a", "safety", "6-12"],
      ["b", "safety", "13-18"],
      ["c", "equipment", "6-12"],
    ] as const) {
      const data = buildEducationArticle({ title, category, ageGroup });
      await site.prisma.educationArticle.create({ data });
    }
    expect((await titles("/api/education?category=safety")).sort()).toEqual(["a", "b"]);
    expect((await titles("/api/education?ageGroup=6-12")).sort()).toEqual(["a", "c"]);
    expect(await titles("/api/education?ageGroup=6-12&category=safety")).toEqual(["a"]);
  });

  test("has events of a type, and past ones with the latest first", async () => {
    for (const [title, eventType, days] of [
      ["tomorrow", "workshop", 1],
      ["next week", "adventure", 7],
      ["yesterday", "workshop", -1],
      ["last week", "workshop", -7],
    ] as const) {
      const eventDate = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
      await site.prisma.event.create({ data: buildEvent({ title, eventType, eventDate }) });
    }
    expect(await titles("/api/events?eventType=workshop")).toEqual(["tomorrow"]);
    expect(await titles("/api/events?when=upcoming")).toEqual(["tomorrow", "next week"]);
    expect(await titles("/api/events?when=past")).toEqual(["yesterday", "last week"]);
    expect(await titles("/api/events?when=past&limit=1")).toEqual(["yesterday"]);
    const [last] = (await ask("/api/events?when=past&limit=1")).json<{ id: string }[]>();
    expect(await titles(`/api/events?when=past&cursor=${last?.id}`)).toEqual(["last week"]);
  });

  test.each([
    [
      "/api/news?category=gossip",
      "Category must be one of: conservation, achievement, program, event, community",
    ],
    [
      "/api/news?category=event&category=program",
      "Category must be one of: conservation, achievement, program, event, community",
    ],
    ["/api/education?ageGroup=99", "Age group must be one of: 6-12, 13-18, all-ages, families"],
    [
      "/api/education?category=community",
      "Category must be one of: fishing-techniques, conservation, marine-biology, safety, equipment",
    ],
    [
      "/api/events?eventType=party",
      "Event type must be one of: workshop, educational, adventure, conservation, competition",
    ],
    ["/api/events?when=someday", "When must be one of: upcoming, past"],
  ])("refuses %s", async (path, message) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });
});

describe("the next page of a list", () => {
  async function publishThree() {
    for (const date of ["2026-05-01", "2026-05-02", "2026-05-03"]) {
      await site.prisma.newsArticle.create({ data: buildArticle({ title: date, ...day(date) }) });
    }
    return newsService(contentDeps(site.prisma));
  }

  test("exists when the article before it was deleted meanwhile", async () => {
    const { cards } = await publishThree();
    const { items, nextCursor } = await cards({ limit: 1 });
    await site.prisma.newsArticle.delete({ where: { id: items[0]?.id ?? "" } });
    const next = await cards({ limit: 1, cursor: nextCursor ?? "" });
    expect(next.items.map(({ title }) => title)).toEqual(["2026-05-02"]);
  });

  test("continues at its position when the article before it was moved", async () => {
    const { cards } = await publishThree();
    const { items, nextCursor } = await cards({ limit: 1 });
    const where = { id: items[0]?.id ?? "" };
    await site.prisma.newsArticle.update({ where, data: day("2026-04-01") });
    const next = await cards({ limit: 9, cursor: nextCursor ?? "" });
    expect(next.items.map(({ title }) => title)).toEqual([
      "2026-05-02",
      "2026-05-01",
      "2026-05-03",
    ]);
  });

  test("is linked on all pages but the last", async () => {
    const { cards } = await publishThree();
    expect((await cards({ limit: 3 })).nextCursor).toBeNull();
    expect((await cards({ limit: 2 })).nextCursor).not.toBeNull();
  });

  test.each([
    "01900000-0000-7000-8000-000000000000",
    "W10",
    Buffer.from('[1,"x"]').toString("base64url"),
    Buffer.from('[null,9e99,"x"]').toString("base64url"),
    Buffer.from('[null,0,"\'; --"]').toString("base64url"),
  ])("is refused after %s, without details", async (cursor) => {
    await publishThree();
    for (const search of ["", "&search=river"]) {
      const response = await ask(`/api/news?cursor=${cursor}${search}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe(
        "This page of the list is gone. Please start again from the first one.",
      );
    }
  });

  test.each([
    [null, -8.64e15],
    [null, 8.64e15],
    [1e300, 0],
    [-1, 0],
  ])("of rank %s at %s is valid, too", async (rank, time) => {
    await publishThree();
    const cursor = Buffer.from(JSON.stringify([rank, time, "x"])).toString("base64url");
    for (const search of ["", "&search=river"]) {
      expect((await ask(`/api/news?cursor=${cursor}${search}`)).statusCode).toBeLessThan(500);
    }
  });
});

describe("with 20,000 items", () => {
  test("no list and no rare word reads a whole table", async () => {
    await site.prisma.$executeRaw`ALTER TABLE news_articles DISABLE TRIGGER news_articles_search`;
    await site.prisma.$executeRaw`
      INSERT INTO news_articles (id, title, content, category, published, "createdAt")
      SELECT 'n' || i, 'Report', 'Low water.', (ARRAY['event', 'program'])[1 + i % 2], true,
        now() - i * interval '1 minute'
      FROM generate_series(1, 20000) AS i`;
    await site.prisma.$executeRaw`ALTER TABLE news_articles ENABLE TRIGGER news_articles_search`;
    await site.prisma.$executeRaw`
      INSERT INTO search_documents (kind, "itemId", category, date, document)
      SELECT 'news', id, category, "createdAt",
        to_tsvector('english', (CASE id WHEN 'n7' THEN 'catfish ' ELSE 'trout ' END) || others)
      FROM news_articles, LATERAL (
        SELECT string_agg('word' || i, ' ') AS others FROM generate_series(1, 80) AS i
      ) AS text`;
    await site.prisma.$executeRaw`ANALYZE news_articles, search_documents`;

    const plan = async (sql: string) => {
      const lines = await site.prisma.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${sql}`);
      return lines.map((line) => line["QUERY PLAN"]).join("\n");
    };
    const ordered = 'ORDER BY "createdAt" DESC, id DESC LIMIT 12';
    const filtered = await plan(
      `SELECT * FROM news_articles WHERE published AND category = 'event' ${ordered}`,
    );
    expect(filtered).toContain("news_articles_published_category_createdAt_id_idx");
    const newest = 'ORDER BY date DESC, "itemId" DESC LIMIT 500';
    const searched = (word: string) =>
      plan(
        `SELECT * FROM search_documents WHERE kind = 'news' AND document @@ '${word}'::tsquery ${newest}`,
      );
    expect(await searched("catfish")).toContain("search_documents_document_idx");
    expect(await searched("trout")).toContain("search_documents_kind_date_itemId_idx");
    for (const sql of [filtered, await searched("catfish"), await searched("trout")]) {
      expect(sql).not.toMatch(/Seq Scan/);
    }
    expect(await titles("/api/news?search=catfish")).toEqual(["Report"]);
  });
});
