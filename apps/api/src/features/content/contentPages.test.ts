import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { contentDeps } from "../../testing/content.ts";
import { useSite } from "../../testing/site.ts";
import { newsService } from "./articles/articles.ts";
import { eventsService } from "./events/events.ts";

const site = useSite();
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

beforeEach(async () => {
  await site.prisma.newsArticle.deleteMany();
  await site.prisma.event.deleteMany();
  await site.prisma.educationArticle.deleteMany();
});

/** Reads a page as an anonymous request. */
async function readPage(kind: "news" | "events" | "education", id: string) {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const response = await new Agent(site).get(`/trpc/${kind}.page?input=${input}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ result: { data: { json: Record<string, unknown> } } }>().result.data.json;
}

describe("the author on an item's page", () => {
  /** Creates an item of each type with this author. */
  async function createAll(authorId: string | null) {
    const news = await site.prisma.newsArticle.create({ data: { ...buildArticle(), authorId } });
    const events = await site.prisma.event.create({ data: { ...buildEvent(), authorId } });
    const education = await site.prisma.educationArticle.create({
      data: { ...buildEducationArticle(), authorId },
    });
    return [
      ["news", news.id],
      ["events", events.id],
      ["education", education.id],
    ] as const;
  }

  test("is a first name, and follows its changes until the account is gone", async () => {
    const { user, agent, account } = await buildMember(site, {
      firstName: "Maya",
      lastName: "Okonkwo-Reyes",
    });
    for (const [kind, id] of await createAll(user.id)) {
      const page = await readPage(kind, id);
      expect(page).toMatchObject({ author: "Maya" });
      const text = JSON.stringify(page);
      for (const secret of ["Okonkwo", account.email, user.id]) {
        expect(text).not.toContain(secret);
      }
    }
    const items = await createAll(user.id);
    await readPage("news", items[0][1]); // cached from now on
    const renamed = await agent.post("/api/account/name", { firstName: "May", lastName: "Li" });
    expect(renamed.statusCode).toBe(200);
    for (const [kind, id] of items)
      expect(await readPage(kind, id)).toMatchObject({ author: "May" });
    await site.prisma.user.delete({ where: { id: user.id } });
    for (const [kind, id] of items) {
      await expect.poll(async () => (await readPage(kind, id)).author).toBeNull();
    }
  });

  test("is null without a session, and for a session without an account", async () => {
    const { user } = await buildMember(site);
    await site.prisma.user.update({ where: { id: user.id }, data: { firstName: " " } });
    for (const authorId of [null, user.id]) {
      for (const [kind, id] of await createAll(authorId)) {
        expect(await readPage(kind, id)).toMatchObject({ author: null });
      }
    }
  });
});

describe("further articles of an article", () => {
  const titlesAround = async (id: string) =>
    (await newsService(contentDeps(site.prisma)).page(id)).neighbors.map(({ title }) => title);

  test("are the one after it and two before it; at an end of the list, three others", async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 5; day += 1) {
      const data = { ...buildArticle({ title: String(day) }), createdAt: inDays(day - 10) };
      ids.push((await site.prisma.newsArticle.create({ data })).id);
    }
    const draft = {
      ...buildArticle({ published: false, title: "draft" }),
      createdAt: inDays(-7.5),
    };
    await site.prisma.newsArticle.create({ data: draft });
    const around = [];
    for (const id of ids) around.push((await titlesAround(id)).join(" "));
    expect(around).toEqual(["4 3 2", "4 3 1", "4 2 1", "5 3 2", "4 3 2"]);
  });

  test("are in order even for the same moment, and none for the only article", async () => {
    const createdAt = inDays(-1);
    const data = [1, 2, 3].map((i) => ({ ...buildArticle({ title: `same ${i}` }), createdAt }));
    const rows = await site.prisma.newsArticle.createManyAndReturn({ data });
    for (const { id, title } of rows) {
      const titles = await titlesAround(id);
      expect(titles.toSorted()).toEqual(
        rows
          .map((row) => row.title)
          .filter((other) => other !== title)
          .toSorted(),
      );
    }
    await site.prisma.newsArticle.deleteMany({ where: { title: { not: "same 1" } } });
    expect(await titlesAround(rows[0]?.id ?? "")).toEqual([]);
  });
});

test("are later events for an event, neither earlier ones nor past ones", async () => {
  const ids = new Map<string, string>();
  for (const [title, days] of [
    ["over", -3],
    ["long over", -30],
    ["first", 1],
    ["second", 2],
    ["third", 3],
    ["fourth", 4],
    ["fifth", 5],
  ] as const) {
    const { id } = await site.prisma.event.create({
      data: buildEvent({ title, eventDate: inDays(days) }),
    });
    ids.set(title, id);
  }
  const titlesAfter = async (title: string) => {
    const page = await eventsService(contentDeps(site.prisma)).page(ids.get(title) ?? "");
    return page.neighbors.map((event) => event.title);
  };
  expect(await titlesAfter("first")).toEqual(["second", "third", "fourth"]);
  expect(await titlesAfter("fourth")).toEqual(["fifth"]);
  expect(await titlesAfter("fifth")).toEqual([]);
  expect(await titlesAfter("long over")).toEqual(["first", "second", "third"]);
});

describe("a draft", () => {
  /** Calls a query of news about this item; returns its data, or the status of a failure. */
  const ask = async (agent: Agent, procedure: "page" | "draft" | "permissions", id: string) => {
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const response = await agent.get(`/trpc/news.${procedure}?input=${input}`);
    return response.statusCode === 200 ? response.json().result.data.json : response.statusCode;
  };

  async function buildScene(overrides: Record<string, unknown>) {
    const { agent: author } = await buildMember(site);
    const { agent: other } = await buildMember(site);
    const { agent: staff } = await buildStaff(site);
    const { id } = (await author.post("/api/news", buildArticle(overrides))).json();
    return { id, author, other, staff, visitor: new Agent(site) };
  }

  test("is a page of its own, for its author and staff only", async () => {
    const { id, author, other, staff, visitor } = await buildScene({
      title: "Not yet",
      published: false,
    });
    for (const agent of [author, staff]) {
      const draft = await ask(agent, "draft", id);
      expect(draft).toMatchObject({ title: "Not yet", isPublished: false });
      expect(await ask(agent, "permissions", id)).toEqual({ canEdit: true });
    }
    expect(await ask(other, "draft", id)).toBeNull();
    expect(await ask(other, "permissions", id)).toBe(404);
    expect(await ask(visitor, "draft", id)).toBe(401);
    expect((await author.get(`/api/news/${id}`)).statusCode).toBe(404);
  });

  test("has no public page, for its author and staff neither", async () => {
    const { id, ...callers } = await buildScene({ published: false });
    for (const agent of Object.values(callers)) expect(await ask(agent, "page", id)).toBe(404);
  });

  test("is none once it is published, and others may not edit it", async () => {
    const { id, author, other, staff, visitor } = await buildScene({});
    for (const agent of [author, staff]) {
      expect(await ask(agent, "draft", id)).toBeNull();
      expect(await ask(agent, "permissions", id)).toEqual({ canEdit: true });
    }
    expect(await ask(other, "permissions", id)).toEqual({ canEdit: false });
    expect(await ask(visitor, "permissions", id)).toBe(401);
    for (const agent of [author, other, staff, visitor]) {
      expect(await ask(agent, "page", id)).toMatchObject({ isPublished: true });
    }
  });

  test("is nothing for an unknown id", async () => {
    const { agent } = await buildStaff(site);
    expect(await ask(agent, "draft", "no-such-article")).toBeNull();
    expect(await ask(agent, "permissions", "no-such-article")).toBe(404);
  });
});
