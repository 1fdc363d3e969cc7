import type { SearchKind, SearchResults, SiteEntry } from "@headwaters/contracts";
import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";
import { buildWeb } from "../../testing/web.ts";

const entry = (
  kind: SiteEntry["kind"],
  title: string,
  text: string,
  overrides: Partial<SiteEntry> = {},
): SiteEntry => ({ kind, title, text, path: `/${kind}`, imageUrl: null, ...overrides });

const siteEntries = [
  entry(
    "people",
    "Marisol Vega",
    `Director. ${"She opens the boathouse. ".repeat(8)}Raises trout.`,
    {
      path: "/leadership#marisol-vega",
      imageUrl: "/pictures/leader-vega-320.webp",
    },
  ),
  entry("people", "José Núñez", "Instructor."),
  entry("pages", "Membership", "How to apply.", { keywords: "cost price" }),
  entry("questions", "How do we register?", "Become a member first."),
  entry("sponsors", "Clearwater Dairy", "Moved its fence."),
  ...Array.from({ length: 30 }, (_, i) => entry("pictures", `Otter ${i}`, "On a log.")),
];

const site = useSite({ web: buildWeb({ siteEntries }) });

beforeEach(async () => {
  await site.prisma.newsArticle.deleteMany();
  await site.prisma.event.deleteMany();
  await site.prisma.educationArticle.deleteMany();
  await site.prisma.$executeRaw`DELETE FROM search_words`;
});

const publish = (title: string, overrides: Record<string, unknown> = {}) =>
  site.prisma.newsArticle.create({
    data: buildArticle({ title, excerpt: null, content: "By the water.", ...overrides }),
  });

const ask = (input: unknown) =>
  new Agent(site).get(
    `/trpc/site.search?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
  );

async function find(search: string, kind?: SearchKind): Promise<SearchResults> {
  const response = await ask({ search, kind });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().result.data.json;
}

/** The titles of the hits, by kind. */
async function titles(search: string) {
  const { groups } = await find(search);
  return Object.fromEntries(groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]));
}

test("a name finds the person, however it is written, and no similar word replaces it", async () => {
  await publish("Marine biology");
  for (const search of ["marisol", "VEGA", "marisol v", "who is Marisol"]) {
    expect(await find(search), search).toMatchObject({
      groups: [{ kind: "people", count: 1, hits: [{ path: "/leadership#marisol-vega" }] }],
      correction: null,
    });
  }
  expect(await titles("jose nunez")).toEqual({ people: ["José Núñez"] });
});

test.each([
  ["marisoll", "marisol"],
  ["Marisol Vegga", "marisol vega"],
  ["josé nunnez", "jose nunez"],
])(
  "a mistyped name, %j, finds the person rather than a similar word of content",
  async (search, correction) => {
    await publish("Marine biology of the vegetable patch");
    const results = await find(search);
    expect(results.correction).toBe(correction);
    expect(results.groups.map(({ kind }) => kind)).toEqual(["people"]);
  },
);

test("of two corrections the one that finds something is taken", async () => {
  await publish("Marine patch");
  // "marisol patch" is more similar, but nothing has both words.
  const { groups, correction } = await find("marisel patch");
  expect(correction).toBe("marine patch");
  expect(groups.map(({ kind }) => kind)).toEqual(["news"]);
});

test("one call finds people, pages, questions, sponsors, pictures and published content", async () => {
  await publish("Otters");
  await publish("Otter draft", { published: false });
  await site.prisma.educationArticle.create({
    data: buildEducationArticle({ title: "Otter tracks" }),
  });
  const past = new Date("2026-01-05T18:00:00Z");
  await site.prisma.event.create({ data: buildEvent({ title: "Otter walk" }) });
  await site.prisma.event.create({ data: buildEvent({ title: "Otter day", eventDate: past }) });
  expect(await titles("otter")).toEqual({
    events: ["Otter walk"],
    news: ["Otters"],
    education: ["Otter tracks"],
    pictures: ["Otter 0", "Otter 1", "Otter 2", "Otter 3"],
    pastEvents: ["Otter day"],
  });
  expect(await titles("price")).toEqual({ pages: ["Membership"] });
  expect(await titles("how do I register")).toEqual({ questions: ["How do we register?"] });
  expect(await titles("dairy")).toEqual({ sponsors: ["Clearwater Dairy"] });
});

test("counts all matches, shows the first of each kind, and more of the chosen one", async () => {
  for (let i = 0; i < 6; i += 1) await publish(`Otter news ${i}`);
  const count = (results: SearchResults) =>
    results.groups.map(({ kind, count, hits }) => [kind, count, hits.length]);
  expect(count(await find("otter"))).toEqual([
    ["news", 6, 4],
    ["pictures", 30, 4],
  ]);
  expect(count(await find("otter", "pictures"))).toEqual([
    ["news", 6, 4],
    ["pictures", 30, 30],
  ]);
  expect(count(await find("otter", "news"))).toEqual([
    ["news", 6, 6],
    ["pictures", 30, 4],
  ]);
});

test("kinds that match by a title come first", async () => {
  await publish("Trout in the classroom");
  expect((await find("trout")).groups.map(({ kind }) => kind)).toEqual(["news", "people"]);
});

test("a mistyped word is corrected if nothing has it, and entries are searched for it too", async () => {
  await publish("Otters at dusk");
  const { groups, correction } = await find("ottres dusk");
  expect(correction).toBe("otters dusk");
  expect(groups.map(({ kind }) => kind)).toEqual(["news"]);
  await publish("Boathouse");
  const boathouse = await find("boathuose");
  expect(boathouse.correction).toBe("boathouse");
  expect(boathouse.groups.map(({ kind }) => kind)).toEqual(["news", "people"]);
});

test("a hit shows the part of the text in which the words were found, its picture and its date", async () => {
  const imageUrl = "/pictures/news-heron-count-1280.webp";
  const { id } = await publish("Report", {
    content: `${"**Words** before it. ".repeat(20)}An [osprey](https://example.org) dived. ${"After. ".repeat(30)}`,
    imageUrl,
    category: "community",
    createdAt: new Date("2026-05-01T09:00:00Z"),
  });
  const [news] = (await find("osprey")).groups;
  expect(news?.hits).toEqual([
    {
      path: `/news/${id}`,
      title: "Report",
      text: expect.stringMatching(/^….*Words before it\. An osprey dived\. [^*[]*…$/),
      date: "2026-05-01T09:00:00.000Z",
      imageUrl,
      imageFocus: null,
      category: "community",
    },
  ]);
  const [people] = (await find("trout")).groups;
  expect(people?.hits[0]).toMatchObject({
    text: expect.stringMatching(/^….*Raises trout\.$/),
    imageUrl: "/pictures/leader-vega-320.webp",
  });
});

test("an event that is found by its place names it", async () => {
  const data = buildEvent({
    title: "Knots",
    location: "Mill Pond",
    description: "Bring **rope**.",
  });
  await site.prisma.event.create({ data });
  const [events] = (await find("mill pond")).groups;
  expect(events?.hits[0]).toMatchObject({ title: "Knots", text: "Mill Pond. Bring rope." });
});

test("nothing is found by marks, and by words that nothing has", async () => {
  for (const search of ["…!?", "zqxj", "'; DROP TABLE events; --", "%_\\", "x".repeat(200)]) {
    expect(await find(search), search).toEqual({ groups: [], correction: null });
  }
});

test.each([
  [{}, "Type a word or two to search for"],
  [{ search: " \n " }, "Type a word or two to search for"],
  [{ search: "x".repeat(201) }, "Search must be at most 200 characters"],
  [{ search: "a", kind: "accounts" }, /^Kind must be one of: people, /],
  [{ search: ["a"] }, expect.anything()],
])("%j is refused", async (input, message) => {
  const response = await ask(input);
  expect(response.statusCode).toBe(400);
  expect(response.json().error.json.message).toEqual(
    message instanceof RegExp ? expect.stringMatching(message) : message,
  );
});
