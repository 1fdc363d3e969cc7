import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import type { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

const site = useSite();

/** Each content type with its form input and a field to change. */
const kinds = [
  { kind: "news", build: buildArticle, text: "content" },
  { kind: "education", build: buildEducationArticle, text: "content" },
  { kind: "events", build: buildEvent, text: "description" },
] as const;

async function written(agent: Agent, kind: string, item: object) {
  const response = await agent.post(`/api/${kind}`, item);
  expect(response.json()).toMatchObject({ id: expect.any(String) });
  return response.json<{ id: string }>().id;
}

const state = async (agent: Agent, url: string) => (await agent.get(`${url}/edit`)).json();

describe.each(kinds)("writing $kind", ({ kind, build, text }) => {
  test("is for signed-in users only", async () => {
    const { agent } = await buildMember(site);
    await agent.post("/api/logout");
    const response = await agent.post(`/api/${kind}`, build());
    expect(response.statusCode).toBe(401);
  });

  test("responds with 201 and what was stored, and lists it", async () => {
    const { agent, user } = await buildMember(site);
    const response = await agent.post(`/api/${kind}`, build({ title: "Just written" }));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      title: "Just written",
      authorId: user.id,
      published: true,
    });
    const list = (await agent.get(`/api/${kind}`)).json<{ id: string }[]>();
    expect(list.map(({ id }) => id)).toContain(response.json().id);
  });

  test("ignores fields that belong to the server", async () => {
    const { agent, user } = await buildMember(site);
    const wrong = { id: "mine", authorId: "someone", createdAt: 0, currentParticipants: 99 };
    const response = await agent.post(`/api/${kind}`, build(wrong));
    const stored = response.json();
    expect(stored.id).not.toBe("mine");
    expect(stored.authorId).toBe(user.id);
    expect(stored.currentParticipants ?? 0).toBe(0);
  });

  test("an author changes an own item, and readers see it", async () => {
    const { agent } = await buildMember(site);
    const id = await written(agent, kind, build());
    const url = `/api/${kind}/${id}`;
    expect(await state(agent, url)).toMatchObject({
      version: 1,
      status: "published",
      savedBy: "Ana",
    });
    const changed = build({ title: "A better title", [text]: "Better.", version: 1 });
    const response = await agent.send("PUT", url, changed);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ version: 2, isPublished: true, isAhead: false });
    expect((await agent.get(url)).json()).toMatchObject({
      title: "A better title",
      [text]: "Better.",
    });
  });

  test("the second of two concurrent saves gets a conflict, and overwrites nothing", async () => {
    const { agent } = await buildMember(site);
    const { agent: staff } = await buildStaff(site);
    const url = `/api/${kind}/${await written(agent, kind, build())}`;
    const [first, second] = await Promise.all([
      agent.send("PUT", url, build({ title: "The author's", version: 1 })),
      staff.send("PUT", url, build({ title: "Staff's", version: 1 })),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    const [saved, rejected] = first.statusCode === 200 ? [first, second] : [second, first];
    expect(rejected?.json().message).toMatch(
      /^Someone else has saved this .* Nothing was overwritten\.$/,
    );
    expect((await agent.get(url)).json().title).toBe(saved?.json().fields.title);
    expect(await state(agent, url)).toMatchObject({ version: 2 });
  });

  test("a save in an older tab reports that the same person saved in another", async () => {
    const { agent } = await buildMember(site);
    const url = `/api/${kind}/${await written(agent, kind, build())}`;
    await agent.send("PUT", url, build({ version: 1 }));
    const late = await agent.send("PUT", url, build({ version: 1 }));
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/^You saved this .* in another tab .* overwritten\.$/);
    expect(await state(agent, url)).toMatchObject({ version: 2, isSavedByYou: true });
  });

  test("an edit of deleted content gets a conflict", async () => {
    const { agent } = await buildMember(site);
    const url = `/api/${kind}/${await written(agent, kind, build())}`;
    expect((await agent.send("DELETE", url)).statusCode).toBe(200);
    const late = await agent.send("PUT", url, build({ version: 1 }));
    expect(late.statusCode).toBe(404);
    expect(late.json().message).toMatch(/is no longer here\.$/);
    expect((await agent.get(url)).statusCode).toBe(404);
    const where = { kind, itemId: url.split("/").at(-1) as string };
    expect(await site.prisma.itemVersion.count({ where })).toBe(0);
    expect(await site.prisma.item.count({ where: { kind, id: where.itemId } })).toBe(0);
  });

  test("deleting and changing concurrently causes no server error", async () => {
    const { agent } = await buildMember(site);
    for (let round = 0; round < 5; round += 1) {
      const url = `/api/${kind}/${await written(agent, kind, build())}`;
      const responses = await Promise.all([
        agent.send("PUT", url, build({ version: 1 })),
        agent.send("DELETE", url),
        agent.send("PUT", url, build({ version: 1 })),
      ]);
      for (const { statusCode } of responses) expect([200, 404, 409]).toContain(statusCode);
      expect((await agent.get(url)).statusCode).toBe(404);
    }
  });

  test("others get 403 for published content, and 404 for drafts", async () => {
    const { agent } = await buildMember(site);
    const { agent: other } = await buildMember(site);
    const shown = `/api/${kind}/${await written(agent, kind, build())}`;
    const draft = `/api/${kind}/${await written(agent, kind, build({ published: false }))}`;
    const tries = (url: string) => [
      other.get(`${url}/edit`),
      other.get(`${url}/versions`),
      other.send("PUT", url, build({ version: 1 })),
      other.post(`${url}/unpublish`),
      other.send("DELETE", url),
    ];
    for (const response of await Promise.all(tries(shown))) {
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toMatch(/^Only its author and staff can change this/);
    }
    for (const response of await Promise.all(tries(draft))) {
      expect(response.statusCode).toBe(404);
    }
    expect(await state(agent, shown)).toMatchObject({ version: 1 });
    expect(await state(agent, draft)).toMatchObject({ version: 1, status: "draft" });
  });

  test("staff change, unpublish and delete content of anyone", async () => {
    const { agent } = await buildMember(site);
    const { agent: staff } = await buildStaff(site);
    const url = `/api/${kind}/${await written(agent, kind, build())}`;
    await staff.send("PUT", url, build({ title: "Corrected", version: 1 }));
    const down = await staff.post(`${url}/unpublish`);
    expect(down.json()).toMatchObject({ status: "draft", isPublished: false });
    expect((await agent.get(url)).statusCode).toBe(404);
    expect(await state(agent, url)).toMatchObject({ fields: { title: "Corrected" } });
    expect((await staff.send("DELETE", url)).statusCode).toBe(200);
  });

  test("content that staff unpublished is not published again by an open form", async () => {
    const { agent } = await buildMember(site);
    const { agent: staff } = await buildStaff(site);
    const url = `/api/${kind}/${await written(agent, kind, build())}`;
    await staff.post(`${url}/unpublish`);
    const late = await agent.send("PUT", url, build({ version: 1 }));
    expect(late.statusCode).toBe(409);
    expect((await agent.get(url)).statusCode).toBe(404);
    // Repeating it changes nothing.
    expect((await staff.post(`${url}/unpublish`)).json()).toMatchObject({ version: 2 });
  });

  test("every version is stored, with author and time, and is restored as a draft", async () => {
    const { agent } = await buildMember(site);
    const { agent: staff } = await buildStaff(site, { firstName: "Bo" });
    const url = `/api/${kind}/${await written(agent, kind, build({ title: "First" }))}`;
    await staff.send("PUT", url, build({ title: "Second", version: 1 }));
    const versions = (await agent.get(`${url}/versions`)).json();
    expect(versions).toMatchObject([
      { version: 2, title: "Second", savedBy: "Bo" },
      { version: 1, title: "First", savedBy: "Ana" },
    ]);
    expect(Date.parse(versions[0].savedAt)).toBeGreaterThanOrEqual(Date.parse(versions[1].savedAt));

    const id = url.split("/").at(-1);
    const restored = await agent.post(`/trpc/${kind}.restore`, { json: { id, version: 1 } });
    expect(restored.json().result.data.json).toMatchObject({
      version: 3,
      isPublished: true,
      isAhead: true,
      fields: { title: "First" },
    });
    expect((await agent.get(url)).json().title).toBe("Second");
    await agent.send("PUT", url, build({ title: "First", version: 3 }));
    expect((await agent.get(url)).json().title).toBe("First");
  });

  test("an item that was inserted by SQL has its row as its first version", async () => {
    const { agent, user } = await buildMember(site);
    const table = { news: "newsArticle", education: "educationArticle", events: "event" } as const;
    const data = { ...build({ title: "From elsewhere" }), authorId: user.id };
    const row = await (site.prisma[table[kind]].create as (q: object) => Promise<{ id: string }>)({
      data,
    });
    const url = `/api/${kind}/${row.id}`;
    expect((await agent.get(`${url}/versions`)).json()).toMatchObject([{ version: 1 }]);
    await agent.send("PUT", url, build({ title: "From here", version: 1 }));
    expect((await agent.get(`${url}/versions`)).json()).toMatchObject([
      { version: 2, title: "From here" },
      { version: 1, title: "From elsewhere" },
    ]);
  });

  test.each([
    [{ version: undefined }, "Version must be a whole number"],
    [{ version: 0 }, "Version must be at least 1"],
    [{ version: 1.5 }, "Version must be a whole number"],
    [{ version: 1, title: "" }, "Title is required"],
    [{ version: 1, published: "yes" }, "Expected boolean, received string"],
    [{ version: 1, publishAt: "tomorrow" }, /^Publishing time must be a date and time/],
    [{ version: 1, publishAt: "2001-01-01T00:00:00Z" }, "Choose a publishing time in the future"],
    [
      { version: 1, imageUrl: "javascript:alert(1)" },
      "Image address must start with https:// or /",
    ],
  ])("refuses the change %j and keeps the old content", async (wrong, message) => {
    const { agent } = await buildMember(site);
    const url = `/api/${kind}/${await written(agent, kind, build({ title: "As it was" }))}`;
    const response = await agent.send("PUT", url, build(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toEqual(
      message instanceof RegExp ? expect.stringMatching(message) : message,
    );
    expect(await state(agent, url)).toMatchObject({
      version: 1,
      fields: { title: expect.not.stringMatching(/^$/) },
    });
  });

  test.each(["unknown", "no such id", "%00"])("an unknown id %j is not found", async (id) => {
    const { agent } = await buildMember(site);
    const response = await agent.get(`/api/${kind}/${encodeURIComponent(id)}/edit`);
    expect([400, 404]).toContain(response.statusCode);
  });
});

test.each(["version", "restore"])(
  "no item has a version beyond the largest number: %s",
  async (name) => {
    const { agent } = await buildMember(site);
    const id = await written(agent, "news", buildArticle());
    const input = { id, version: 2 ** 31 };
    const response =
      name === "restore"
        ? await agent.post("/trpc/news.restore", { json: input })
        : await agent.get(
            `/trpc/news.version?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
          );
    expect(response.statusCode).toBe(400);
    expect(response.json().error.json.message).toBe("Version must be at most 2147483647");
  },
);

test("an event is announced before it takes place", async () => {
  const { agent } = await buildMember(site);
  const [soon, later] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000));
  const tooLate = buildEvent({ eventDate: soon, publishAt: later });
  const rejection = { path: "publishAt", message: "Choose a publishing time before the event" };
  const rejected = await agent.post("/api/events", tooLate);
  expect([rejected.statusCode, rejected.json().issues]).toEqual([400, [rejection]]);
  const id = await written(agent, "events", buildEvent({ eventDate: later, publishAt: soon }));
  const moved = await agent.send("PUT", `/api/events/${id}`, { ...tooLate, version: 1 });
  expect([moved.statusCode, moved.json().issues]).toEqual([400, [rejection]]);
});

test("saves beyond the concurrency limit delay no other call and fail with a client error", async () => {
  const { agent } = await buildMember(site);
  const responses = await site.prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE news_articles IN SHARE MODE`; // no save ends meanwhile
    const saves = Array.from({ length: 150 }, () => agent.post("/api/news", buildArticle()));
    const rejected = await Promise.race(saves);
    expect(rejected.statusCode).toBe(503);
    expect(rejected.json().message).toMatch(/^Many people are saving right now/);
    expect(rejected.headers["retry-after"]).toBe("5");
    expect((await agent.get("/api/education")).statusCode).toBe(200);
    return saves;
  });
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
}, 60_000);
