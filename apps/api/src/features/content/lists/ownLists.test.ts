import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite({ reviewed: true });

interface Entries {
  items: { kind: string; id: string; title: string; status: string }[];
  nextCursor: string | null;
}
const mine = async (agent: Agent, query = "") =>
  (await agent.get(`/api/items${query}`)).json<Entries>();

async function written(agent: Agent, kind: string, item: object) {
  return (await agent.post(`/api/${kind}`, item)).json<{ id: string }>().id;
}

describe("an author's own content", () => {
  test("is of all types, drafts and pending items first, then the newest", async () => {
    const { agent } = await buildStaff(site);
    const publishAt = new Date(Date.now() + 60_000).toISOString();
    await written(agent, "events", buildEvent({ title: "Draft", published: false }));
    await written(agent, "news", buildArticle({ title: "Published" }));
    await written(agent, "education", buildEducationArticle({ title: "Scheduled", publishAt }));
    const changed = await written(agent, "news", buildArticle({ title: "Before" }));
    await written(agent, "events", buildEvent({ title: "Last" }));
    const change = buildArticle({ title: "Changed", version: 1, publishAt, imageUrl: "/b.webp" });
    await agent.send("PUT", `/api/news/${changed}`, change);
    const { items, nextCursor } = await mine(agent);
    expect(items).toMatchObject([
      // With the title of the newest version.
      {
        kind: "news",
        title: "Changed",
        status: "scheduled",
        imageUrl: "/b.webp",
        isPublished: true,
        isAhead: true,
        publishAt,
        version: 2,
      },
      { kind: "education", title: "Scheduled", status: "scheduled", isPublished: false },
      { kind: "events", title: "Draft", status: "draft" },
      { kind: "events", title: "Last", status: "published" },
      { kind: "news", title: "Published", status: "published" },
    ]);
    expect(nextCursor).toBeNull();
  });

  test("is paged, with each item once", async () => {
    const { agent } = await buildMember(site);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push(await written(agent, "news", buildArticle()));
    }
    const first = await mine(agent, "?limit=2");
    const second = await mine(agent, `?limit=2&cursor=${first.nextCursor}`);
    const third = await mine(agent, `?limit=2&cursor=${second.nextCursor}`);
    expect(third.nextCursor).toBeNull();
    const seen = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(seen).toEqual(ids.reverse());
  });

  test("is paged without gaps and duplicates while items are saved, added and deleted", async () => {
    const { agent } = await buildStaff(site);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const item = buildArticle({ title: `Item ${count}`, published: count < 4 });
      ids.push(await written(agent, "news", item));
    }
    const save = (count: number, published: boolean) => {
      const item = buildArticle({ title: `Item ${count}`, published, version: 1 });
      return agent.send("PUT", `/api/news/${ids[count]}`, item);
    };
    const page = async (cursor: string | null) => {
      const { items, nextCursor } = await mine(agent, `?limit=2&cursor=${cursor}`);
      return { titles: items.map(({ title }) => title), nextCursor };
    };
    const { items, nextCursor } = await mine(agent, "?limit=2");
    expect(items.map(({ title }) => title)).toEqual(["Item 5", "Item 4"]);
    await save(5, false);
    await save(1, true);
    await agent.send("DELETE", `/api/news/${ids[4]}`);
    await written(agent, "news", buildArticle({ title: "New", published: false }));
    const second = await page(nextCursor);
    expect(second.titles).toEqual(["Item 3", "Item 2"]);
    await save(3, true);
    await written(agent, "news", buildArticle({ title: "New" }));
    expect(await page(second.nextCursor)).toEqual({
      titles: ["Item 1", "Item 0"],
      nextCursor: null,
    });
  });

  test("is empty at first, and private to its account", async () => {
    const { agent } = await buildMember(site);
    const { agent: other } = await buildMember(site);
    await written(agent, "news", buildArticle());
    expect(await mine(other)).toEqual({ items: [], nextCursor: null });
    expect((await new Agent(site).get("/api/items")).statusCode).toBe(401);
  });

  test("includes items that were inserted by SQL", async () => {
    const { agent, user } = await buildMember(site);
    const data = { ...buildArticle({ title: "From elsewhere" }), authorId: user.id };
    await site.prisma.newsArticle.create({ data });
    expect((await mine(agent)).items).toMatchObject([
      { title: "From elsewhere", status: "published", version: 1 },
    ]);
  });

  test.each(["cursor=x", "cursor=-1", "cursor=1e3", "limit=0", "limit=101"])(
    "is not listed by %s",
    async (query) => {
      const { agent } = await buildMember(site);
      expect((await agent.get(`/api/items?${query}`)).statusCode).toBe(400);
    },
  );
});

test("pending items are listed for staff in the order of submission, of all types", async () => {
  await site.prisma.item.deleteMany();
  const { agent } = await buildMember(site);
  const { agent: staff } = await buildStaff(site);
  const titles = ["First", "Second", "Third"];
  await written(agent, "events", buildEvent({ title: "First" }));
  await written(agent, "news", buildArticle({ title: "Second" }));
  await written(agent, "education", buildEducationArticle({ title: "Third" }));
  await written(agent, "news", buildArticle({ title: "A draft", published: false }));
  const items = (await staff.get("/api/items/waiting")).json<{ title: string }[]>();
  expect(items.map(({ title }) => title)).toEqual(titles);
});

describe("the content of all authors", () => {
  const all = async (agent: Agent, query: Record<string, string> = {}) => {
    const response = await agent.get(`/api/staff/content?${new URLSearchParams(query)}`);
    expect(response.statusCode).toBe(200);
    return response.json<Entries & { items: { author: { id: string; name: string } | null }[] }>();
  };

  test("is found by status, type, author, and words of the title or of the author's name", async () => {
    await site.prisma.user.deleteMany();
    const staff = await buildStaff(site, { firstName: "Bo", lastName: "Lind" });
    const ana = await buildMember(site, { firstName: "Ana", lastName: "Reyes" });
    await written(ana.agent, "news", buildArticle({ title: "Otters", published: false }));
    await written(ana.agent, "events", buildEvent({ title: "Owl walk" }));
    await written(staff.agent, "education", buildEducationArticle({ title: "Knots" }));
    await written(staff.agent, "news", buildArticle({ title: "Herons", published: true }));
    const titles = async (query?: Record<string, string>) =>
      (await all(staff.agent, query)).items.map(({ title }) => title);
    expect((await titles()).slice(0, 4)).toEqual(["Herons", "Knots", "Owl walk", "Otters"]);
    expect(await titles({ author: ana.user.id })).toEqual(["Owl walk", "Otters"]);
    expect(await titles({ author: ana.user.id, status: "draft" })).toEqual(["Otters"]);
    expect(await titles({ author: ana.user.id, status: "waiting" })).toEqual(["Owl walk"]);
    expect(await titles({ search: "reyes ott" })).toEqual(["Otters"]);
    expect((await titles({ kind: "education" }))[0]).toBe("Knots");
    expect((await all(staff.agent, { search: "otters" })).items).toMatchObject([
      { author: { id: ana.user.id, name: "Ana Reyes" }, status: "draft" },
    ]);
  });

  test("is paged without gaps and duplicates, while other items are written", async () => {
    const staff = await buildStaff(site);
    const author = staff.user.id;
    for (const title of ["One", "Two", "Three", "Four"]) {
      await written(staff.agent, "news", buildArticle({ title }));
    }
    const first = await all(staff.agent, { author, limit: "2" });
    await written(staff.agent, "events", buildEvent({ title: "Five" }));
    const second = await all(staff.agent, {
      author,
      limit: "2",
      cursor: first.nextCursor ?? "",
    });
    const titles = [...first.items, ...second.items].map(({ title }) => title);
    expect(titles).toEqual(["Four", "Three", "Two", "One"]);
    expect(second.nextCursor).toBeNull();
  });

  test.each([
    ["newest", ["ash", "Elm", "Ash", "Birch"]],
    ["saved", ["Birch", "ash", "Elm", "Ash"]],
    ["title", ["Ash", "ash", "Birch", "Elm"]],
  ])("is ordered and paged by %s", async (order, expected) => {
    const staff = await buildStaff(site);
    const author = staff.user.id;
    const id = await written(staff.agent, "news", buildArticle({ title: "Oak" }));
    await written(staff.agent, "events", buildEvent({ title: "Ash" }));
    await written(staff.agent, "education", buildEducationArticle({ title: "Elm" }));
    await written(staff.agent, "news", buildArticle({ title: "ash" }));
    const change = buildArticle({ title: "Birch", version: 1 });
    await staff.agent.send("PUT", `/api/news/${id}`, change);
    const titles: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query = { author, order, limit: "1", ...(cursor && { cursor }) };
      const page: Entries = await all(staff.agent, query);
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(titles).toEqual(expected);
  });

  test.each([
    "status=lost",
    "order=random",
    "order=title&cursor=WzEsMl0",
    "kind=poem",
    "author=a%20b",
    "limit=0",
    `cursor=${"x".repeat(100)}`,
    "cursor=x",
    "cursor=WzEsMl0",
    `search=${"x".repeat(500)}`,
  ])("refuses %s", async (query) => {
    const { agent } = await buildStaff(site);
    expect((await agent.get(`/api/staff/content?${query}`)).statusCode).toBe(400);
  });
});
