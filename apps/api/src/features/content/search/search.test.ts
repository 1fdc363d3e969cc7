import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { contentDeps } from "../../../testing/content.ts";
import { useSite } from "../../../testing/site.ts";
import { newsService } from "../articles/articles.ts";
import { readLists } from "../lists/readLists.ts";

const site = useSite();

beforeEach(async () => {
  await site.prisma.newsArticle.deleteMany();
  await site.prisma.event.deleteMany();
  await site.prisma.educationArticle.deleteMany();
  await site.prisma.$executeRaw`DELETE FROM search_words`;
});

async function publish(title: string, overrides: Record<string, unknown> = {}) {
  const data = buildArticle({ title, content: "By the water.", ...overrides });
  return site.prisma.newsArticle.create({ data });
}

async function titles(search: string, path = "/api/news", more = "") {
  const response = await new Agent(site).get(`${path}?search=${encodeURIComponent(search)}${more}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ title: string }[]>().map(({ title }) => title);
}

const cards = (search: string) =>
  newsService(contentDeps(site.prisma)).cards({ limit: 12, search });

describe("a search", () => {
  test("finds words of the title, the excerpt and the text, in other forms too", async () => {
    await publish("The heron count");
    await publish("A dock", { excerpt: "Counting planks." });
    await publish("A dock, again", { content: "**Counted** [planks](https://example.org)." });
    expect(await titles("counts")).toEqual(["The heron count", "A dock", "A dock, again"]);
    expect(await titles("planks counted")).toEqual(["A dock", "A dock, again"]);
    expect(await titles("herons on a dock")).toEqual([]);
  });

  test("ranks the best first, and the newest among equals", async () => {
    const day = (date: string) => ({ createdAt: new Date(date) });
    await publish("Older", { content: "A trout.", ...day("2026-05-01") });
    await publish("Newer", { content: "A trout.", ...day("2026-06-01") });
    await publish("Trout", day("2026-04-01"));
    expect(await titles("trout")).toEqual(["Trout", "Newer", "Older"]);
  });

  test("matches the beginning of the last word during typing", async () => {
    await publish("Conservation of the marsh");
    for (const typed of ["co", "con", "conserva", "conservation", "marsh cons"]) {
      expect(await titles(typed), typed).toEqual(["Conservation of the marsh"]);
    }
    expect(await titles("mar conservation")).toEqual([]); // word beginnings in the middle of a search do not match
  });

  test.each([
    ["catfsh", "catfish"],
    ["slamon", "salmon"],
    ["CATFSIH", "catfish"],
    ["catfsh under the brigde", "catfish under the bridge"],
  ])("for %j searches %j, and says so", async (typed, correction) => {
    await publish("Catfish under the bridge");
    await publish("Salmon");
    const found = await cards(typed);
    expect(found.items).toHaveLength(1);
    expect(found.correction).toBe(correction);
  });

  test("corrects no words that are found as typed", async () => {
    await publish("Walked to the lake");
    await publish("Talking of lakes");
    const { items, correction } = await cards("walking lake");
    expect(items.map(({ title }) => title)).toEqual(["Walked to the lake"]);
    expect(correction).toBeNull();
  });

  test("words of unpublished content are neither found nor suggested", async () => {
    const { id } = await publish("Zebulon caught a sturgeon");
    await site.prisma.newsArticle.update({ where: { id }, data: { published: false } });
    expect(await cards("zebulom")).toEqual({
      items: [],
      nextCursor: null,
      correction: null,
      count: 0,
    });
    expect(await titles("sturgeon")).toEqual([]);
  });

  test("drafts are not found; once published they are", async () => {
    const { id } = await publish("Secret heronry", { published: false });
    expect(await titles("heronry")).toEqual([]);
    await site.prisma.newsArticle.update({ where: { id }, data: { published: true } });
    expect(await titles("heronry")).toEqual(["Secret heronry"]);
  });

  test("follows changes and deletions", async () => {
    const { id } = await publish("Otters");
    await site.prisma.newsArticle.update({ where: { id }, data: { title: "Beavers" } });
    expect(await titles("otter")).toEqual([]);
    expect(await titles("beaver")).toEqual(["Beavers"]);
    await site.prisma.newsArticle.delete({ where: { id } });
    expect(await titles("beaver")).toEqual([]);
  });

  test("combines with a filter", async () => {
    await publish("A heron", { category: "conservation" });
    await publish("Two herons", { category: "event" });
    expect(await titles("heron", "/api/news", "&category=event")).toEqual(["Two herons"]);
  });

  test("finds events by their place, upcoming and past ones apart", async () => {
    const data = { title: "Knots", location: "Mill Pond" };
    await site.prisma.event.create({ data: buildEvent(data) });
    const eventDate = new Date("2026-01-05T18:00:00Z");
    await site.prisma.event.create({ data: buildEvent({ ...data, title: "Then", eventDate }) });
    expect(await titles("mill", "/api/events")).toEqual(["Knots"]);
    expect(await titles("mill", "/api/events", "&when=past")).toEqual(["Then"]);
    expect(await titles("mill", "/api/events", "&from=2020-01-01")).toEqual(["Then", "Knots"]);
  });

  test("finds education articles, and each type separately", async () => {
    const data = buildEducationArticle({ title: "Three knots" });
    await site.prisma.educationArticle.create({ data });
    await publish("Knots at night");
    expect(await titles("knot", "/api/education")).toEqual(["Three knots"]);
    expect(await titles("knot", "/api/education", "&ageGroup=13-18")).toEqual([]);
    expect(await titles("knot")).toEqual(["Knots at night"]);
  });

  test("is paged without gaps and duplicates, by cursor and by id", async () => {
    const createdAt = new Date("2026-05-01T09:00:00.123Z");
    for (let i = 0; i < 5; i += 1) await publish(`Trout ${i}`, { createdAt });
    await publish("Water", { content: "A trout and a trout." });
    const all = await titles("trout");
    const { cards, list } = newsService(contentDeps(site.prisma));
    const byCursor: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await cards({ limit: 2, search: "trout", cursor });
      byCursor.push(...page.items.map(({ title }) => title));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(byCursor).toEqual(all);
    const [, second] = (await list({ limit: 2, search: "trout" })).items;
    const rest = await list({ limit: 100, search: "trout", cursor: second?.id });
    expect(rest.items.map(({ title }) => title)).toEqual(all.slice(2));
  });
});

test("a page shows no row of the next one when another is unpublished meanwhile", async () => {
  const createdAt = new Date("2026-05-01T09:00:00.123Z");
  const written = [];
  for (let i = 0; i < 5; i += 1) written.push(await publish(`Trout ${i}`, { createdAt }));
  const last =
    written
      .map(({ id }) => id)
      .sort()
      .at(-1) ?? "";
  const readList = readLists<"createdAt", (typeof written)[number]>(site.prisma, {
    kind: "news",
    dateField: "createdAt",
    categoryField: "category",
    async findMany(query) {
      // The index found it, but its row is not published any more.
      await site.prisma.newsArticle.update({ where: { id: last }, data: { published: false } });
      return site.prisma.newsArticle.findMany(query);
    },
  });
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await readList({ page: { limit: 2, search: "trout", cursor }, order: "desc" });
    seen.push(...page.items.map(({ id }) => id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  const rest = written.map(({ id }) => id).filter((id) => id !== last);
  expect(seen.toSorted()).toEqual(rest.toSorted());
});

describe("any text", () => {
  const HOSTILE = [
    "'; DROP TABLE news_articles; --",
    '" OR 1=1',
    "a' || 'b",
    "heron & | ! ( ) :* <-> \\",
    "\\'",
    "%_%",
    "🎣🎣🎣",
    "יום הנהר",
    "ذهب الأطفال إلى النهر",
    "é".repeat(100),
    "x".repeat(200),
    "the and of",
    "the",
    "...!?",
    "-",
    " \t\n ",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "https://example.org/a?b=c#d",
    "\u202egnol",
    "½ ² ǆ",
  ];

  test.each(HOSTILE)("%j is served with a list", async (typed) => {
    await publish("A heron");
    expect(await titles(typed)).toEqual(typed.trim() === "" ? ["A heron"] : expect.any(Array));
  });

  test("words in other scripts are found", async () => {
    await publish("Día del río 🎣 — יום הנהר");
    for (const typed of ["הנהר", "río", "DÍA"]) expect(await titles(typed)).toHaveLength(1);
  });

  test.each([
    ["x".repeat(201), "Search must be at most 200 characters"],
    ["word ".repeat(2_000), "Search must be at most 200 characters"],
  ])("%.20j is refused", async (typed, message) => {
    const response = await new Agent(site).get(`/api/news?search=${encodeURIComponent(typed)}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, issues: [{ path: "search" }] });
  });

  test("half a surrogate pair in an address is no server error", async () => {
    const response = await new Agent(site).get("/api/news?search=%ed%a0%bd%fe");
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe("any title", () => {
  const random = (i: number) => ((i * 7919) % 1_000_003).toString(36);

  test.each([
    ["one word of 50,000 characters", "x".repeat(50_000)],
    ["50,000 characters of four bytes", "𐍈".repeat(25_000)],
    [
      "as many different words as fit",
      Array.from({ length: 9_000 }, (_, i) => random(i)).join(" "),
    ],
    ["50,000 different words", Array.from({ length: 50_000 }, (_, i) => random(i)).join(" ")],
    ["nothing but marks", "*_`~".repeat(12_500)],
    ["nothing that can be said", "🎣".repeat(20_000)],
  ])("%s can be published and found by its title", async (_what, content) => {
    await publish("Curious", { content });
    expect(await titles("curious")).toEqual(["Curious"]);
  });

  test("two authors who publish the same new words concurrently do not block each other", async () => {
    const words = Array.from({ length: 300 }, (_, i) => `w${random(i)}`);
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => {
        const content = (i % 2 ? words : words.toReversed()).join(" ");
        return publish(`Author ${i}`, { content });
      }),
    );
    expect(await titles(words[17] ?? "")).toHaveLength(8);
  });

  test("emptying the table empties the search index", async () => {
    await publish("Otters");
    await site.prisma.$executeRaw`TRUNCATE news_articles CASCADE`;
    const [left] = await site.prisma.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM search_documents`;
    expect(Number(left?.count)).toBe(0);
  });
});

test("searches beyond the concurrency limit get Retry-After, and do not delay lists", async () => {
  await publish("The heron count");
  const agent = new Agent(site);
  const searching = Array.from({ length: 300 }, (_, i) =>
    agent.get(`/api/news?search=${encodeURIComponent(`heorn cuont no${i}`)}`),
  );
  const ended = Promise.all(searching);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  expect((await agent.get("/api/news")).statusCode).toBe(200);
  expect(hasEnded).toBe(false);
  const rejected = (await ended).filter(({ statusCode }) => statusCode !== 200);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.length).toBeLessThan(300);
  for (const { statusCode, headers, json } of rejected) {
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    expect(json().message).toMatch(/^Many people are searching right now/);
  }
}, 30_000);
