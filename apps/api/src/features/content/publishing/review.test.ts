import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, describe, expect, test } from "vitest";
import { publishDue } from "../../../testing/content.ts";
import { openSite, PUBLIC_URL, useSite } from "../../../testing/site.ts";

const site = useSite({ reviewed: true });

let member: Awaited<ReturnType<typeof buildMember>>;
let staff: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  member = await buildMember(site);
  staff = await buildStaff(site, { firstName: "Bo" });
});

const later = () => new Date(Date.now() + 60 * 60 * 1000).toISOString();
const makeDue = (id: string) =>
  site.prisma
    .$executeRaw`UPDATE items SET "publishAt" = now() - interval '1 hour' WHERE id = ${id}`;

async function written(kind: string, item: object, author: Agent = member.agent) {
  const response = await author.post(`/api/${kind}`, item);
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; createdAt: string; published: boolean }>();
}
const shown = async (kind: string, id: string) => new Agent(site).get(`/api/${kind}/${id}`);
const standing = async (kind: string, id: string) =>
  (await staff.agent.get(`/api/${kind}/${id}/edit`)).json();
const waiting = async () =>
  (await staff.agent.get("/api/items/waiting")).json<{ id: string; title: string }[]>();

const publish = (kind: string, id: string, version = 1) =>
  staff.agent.post("/api/items/publish", { kind, id, version });
const sendBack = (kind: string, id: string, note: string, version = 1) =>
  staff.agent.post("/api/items/send-back", { kind, id, version, note });

const newest = async (subject: string) => {
  const find = async () =>
    (await findMails(site, member.account.email)).find((mail) => mail.subject === subject);
  await expect.poll(find).toBeDefined();
  return (await find()) as NonNullable<Awaited<ReturnType<typeof find>>>;
};

const kinds = [
  { kind: "news", build: buildArticle },
  { kind: "education", build: buildEducationArticle },
  { kind: "events", build: buildEvent },
] as const;

describe.each(kinds)("$kind under review", ({ kind, build }) => {
  test("waits for staff, then appears with the date of that day", async () => {
    const title = `A new one of ${kind}`;
    const { id, published, createdAt } = await written(kind, build({ title }));
    expect(published).toBe(false);
    expect((await shown(kind, id)).statusCode).toBe(404);
    expect(await waiting()).toContainEqual(
      expect.objectContaining({
        kind,
        id,
        title,
        version: 1,
        status: "waiting",
        isPublished: false,
        author: "Ana Reyes",
        submittedAt: expect.any(String),
      }),
    );
    expect((await publish(kind, id)).statusCode).toBe(200);
    const article = (await shown(kind, id)).json();
    expect(article).toMatchObject({ title, published: true });
    expect(Date.parse(article.createdAt)).toBeGreaterThan(Date.parse(createdAt));
    expect((await waiting()).map((item) => item.id)).not.toContain(id);
    expect((await newest(`Approved: ${title}`)).links[0]).toBe(
      `${PUBLIC_URL}/writing/${kind}/${id}`,
    );
  });

  test("hides a member's change to published content until it is approved", async () => {
    const { id } = await written(kind, build({ title: "As approved" }));
    await publish(kind, id);
    const change = build({ title: `Changed ${kind}`, version: 1 });
    const changed = await member.agent.send("PUT", `/api/${kind}/${id}`, change);
    expect(changed.json()).toMatchObject({ status: "waiting", isPublished: true, isAhead: true });
    expect((await shown(kind, id)).json().title).toBe("As approved");
    expect((await publish(kind, id, 2)).statusCode).toBe(200);
    expect((await shown(kind, id)).json().title).toBe(`Changed ${kind}`);
    // The mail names the approved version.
    await newest(`Approved: Changed ${kind}`);
  });

  test("is returned with a note, by mail too, and waits again once it is changed", async () => {
    const title = `Sent back ${kind}`;
    const { id } = await written(kind, build({ title }));
    const note = "Please say where.\nAnd when, at the top.";
    expect((await sendBack(kind, id, note)).statusCode).toBe(200);
    expect(await standing(kind, id)).toMatchObject({ status: "returned", reviewNote: note });
    expect((await shown(kind, id)).statusCode).toBe(404);
    expect((await waiting()).map((item) => item.id)).not.toContain(id);
    const mail = await newest(`Please change: ${title}`);
    for (const line of note.split("\n")) expect(mail.text).toContain(line);
    expect(mail.links[0]).toBe(`${PUBLIC_URL}/writing/${kind}/${id}`);

    await member.agent.send("PUT", `/api/${kind}/${id}`, build({ title, version: 1 }));
    expect(await standing(kind, id)).toMatchObject({ status: "waiting", reviewNote: null });
  });

  test("does not include drafts and staff's own items", async () => {
    const draft = await written(kind, build({ published: false }));
    expect(await standing(kind, draft.id)).toMatchObject({ status: "draft" });
    const own = await written(kind, build(), staff.agent);
    expect(own.published).toBe(true);
    expect(await standing(kind, own.id)).toMatchObject({ status: "published" });
    const ids = (await waiting()).map(({ id }) => id);
    expect(ids).not.toContain(draft.id);
    expect(ids).not.toContain(own.id);
  });
});

describe("a scheduled time and a review", () => {
  test("pending and returned items do not appear at their time", async () => {
    const held = await written("news", buildArticle({ publishAt: later() }));
    const returned = await written("news", buildArticle({ publishAt: later() }));
    await sendBack("news", returned.id, "Not yet.");
    for (const { id } of [held, returned]) await makeDue(id);
    expect(await publishDue(site.prisma, true)).toBe(0);
    for (const { id } of [held, returned]) expect((await shown("news", id)).statusCode).toBe(404);
  });

  test("an item that is approved after its time appears at once", async () => {
    const { id } = await written("news", buildArticle({ publishAt: later() }));
    await makeDue(id);
    await publish("news", id);
    expect((await shown("news", id)).statusCode).toBe(200);
    expect(await standing("news", id)).toMatchObject({ status: "published", publishAt: null });
  });

  test("an item that is approved before its time appears at its time", async () => {
    const publishAt = later();
    const { id } = await written("news", buildArticle({ publishAt }));
    await publish("news", id);
    expect((await shown("news", id)).statusCode).toBe(404);
    expect(await standing("news", id)).toMatchObject({ status: "scheduled", publishAt });
    expect((await waiting()).map((item) => item.id)).not.toContain(id);
    await makeDue(id);
    await publishDue(site.prisma, true);
    await expect.poll(async () => (await shown("news", id)).statusCode).toBe(200);
  });
});

describe("an item that was scheduled before review was switched on", () => {
  async function scheduled(author: Agent, item: object) {
    const { id } = await written("news", buildArticle({ ...item, publishAt: later() }), author);
    await site.prisma.item.updateMany({ where: { id }, data: { review: null, submittedAt: null } });
    return id;
  }

  test("waits for staff at its time, unless they wrote it", async () => {
    const title = "Nobody has read this yet";
    const id = await scheduled(member.agent, { title });
    const own = await scheduled(staff.agent, {});
    expect(await standing("news", id)).toMatchObject({ status: "scheduled" });
    for (const item of [id, own]) await makeDue(item);
    expect(await publishDue(site.prisma, true)).toBe(1);
    expect((await shown("news", id)).statusCode).toBe(404);
    expect((await shown("news", own)).statusCode).toBe(200);
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ id, title, status: "waiting", submittedAt: expect.any(String) }),
    );
    expect(await publishDue(site.prisma, true)).toBe(0);
    expect((await publish("news", id)).statusCode).toBe(200);
    expect((await shown("news", id)).statusCode).toBe(200);
  });
});

describe("a decision", () => {
  const CHANGED = "This has changed since you opened it. Please look at it again.";

  test("applies to the version that was read", async () => {
    const { id } = await written("news", buildArticle());
    await member.agent.send("PUT", `/api/news/${id}`, buildArticle({ title: "B", version: 1 }));
    for (const late of [await publish("news", id), await sendBack("news", id, "No.")]) {
      expect(late.statusCode).toBe(409);
      expect(late.json().message).toBe(CHANGED);
    }
    expect(await standing("news", id)).toMatchObject({ status: "waiting", version: 2 });
  });

  test("is made once, also by two concurrent callers", async () => {
    const { id } = await written("news", buildArticle());
    const both = await Promise.all([publish("news", id), sendBack("news", id, "Shorter, please.")]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each([
    ["", "Please say what should change"],
    ["  \n ", "Please say what should change"],
    [undefined, "Please say what should change"],
    ["x".repeat(2_001), "Note must be at most 2,000 characters"],
  ])("needs a note on what to change: %.10j", async (note, message) => {
    const { id } = await written("news", buildArticle());
    const response = await sendBack("news", id, note as string);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(await standing("news", id)).toMatchObject({ status: "waiting" });
  });

  test("about a deleted item reports that", async () => {
    const { id } = await written("news", buildArticle());
    await member.agent.send("DELETE", `/api/news/${id}`);
    expect((await publish("news", id)).statusCode).toBe(404);
  });

  test("about an item of a deleted account is no longer needed", async () => {
    const { agent, account } = await buildMember(site);
    const { id } = await written("news", buildArticle(), agent);
    const currentPassword = account.password;
    expect((await agent.post("/api/account/delete", { currentPassword })).statusCode).toBe(200);
    expect((await waiting()).map((item) => item.id)).not.toContain(id);
    expect((await publish("news", id)).statusCode).toBe(404);
    expect(await findMails(site, account.email)).toEqual([]);
  });

  test("about an item without an author sends no mail", async () => {
    const { agent, account, user } = await buildMember(site);
    const { id } = await written("news", buildArticle(), agent);
    await site.prisma.user.delete({ where: { id: user.id } });
    expect(await waiting()).toContainEqual(expect.objectContaining({ id, author: null }));
    expect((await publish("news", id)).statusCode).toBe(200);
    expect((await shown("news", id)).statusCode).toBe(200);
    expect(await findMails(site, account.email)).toEqual([]);
  });

  test("injects no mail header through a title", async () => {
    const { id } = await written("news", buildArticle());
    await site.prisma.$executeRaw`
      UPDATE item_versions
      SET fields = jsonb_set(fields, '{title}', to_jsonb(E'River\r\nBcc: eve@example.org'::text))
      WHERE "itemId" = ${id}`;
    await sendBack("news", id, "One line, please.\r\nBcc: eve@example.org");
    const mail = await newest("Please change: River Bcc: eve@example.org");
    expect(mail.headers.has("bcc")).toBe(false);
    const created = await member.agent.post("/api/news", buildArticle({ title: "A\r\nBcc: e" }));
    expect(created.json().title).toBe("A Bcc: e");
  });

  test("can be reversed: staff unpublish the item", async () => {
    const { id } = await written("news", buildArticle());
    await publish("news", id);
    expect((await staff.agent.post(`/api/news/${id}/unpublish`)).statusCode).toBe(200);
    expect((await shown("news", id)).statusCode).toBe(404);
  });
});

describe("a user who is not staff", () => {
  test("gets 404 for the review procedures", async () => {
    const title = "Nobody has read this";
    const { id } = await written("news", buildArticle({ title }));
    const { agent: other } = await buildMember(site);
    const decision = { kind: "news", id, version: 1, note: "No." };
    const calls = (agent: Agent) => [
      agent.get("/api/items/waiting"),
      agent.get("/trpc/items.waiting"),
      agent.get("/trpc/items.policy"),
      agent.post("/api/items/publish", decision),
      agent.post("/trpc/items.publish", { json: decision }),
      agent.post("/api/items/send-back", decision),
      agent.post("/trpc/items.sendBack", { json: decision }),
      // The error does not even say that the input is invalid.
      agent.post("/api/items/publish", { kind: "news", id: "unknown", version: 1 }),
    ];
    for (const [agent, status] of [
      [member.agent, 404],
      [other, 404],
      [new Agent(site), 401],
    ] as const) {
      for (const response of await Promise.all(calls(agent))) {
        expect(response.statusCode).toBe(status);
        expect(response.body).not.toContain(title);
      }
    }
    expect((await other.get(`/api/news/${id}/edit`)).statusCode).toBe(404);
    expect(await standing("news", id)).toMatchObject({ status: "waiting" });
  });

  test("sees that their content will be reviewed; staff see that theirs will not", async () => {
    const waits = async (agent: Agent) =>
      (await agent.get("/trpc/items.reviewed")).json().result.data.json;
    expect(await waits(member.agent)).toBe(true);
    expect(await waits(staff.agent)).toBe(false);
  });
});

test("a site whose review is switched off publishes new content; pending content stays pending", async () => {
  const { id } = await written("news", buildArticle());
  const { site: open, close } = await openSite(site.connectionString, { reviewed: false });
  const { agent } = await buildMember(open);
  expect((await agent.post("/api/news", buildArticle())).json().published).toBe(true);
  expect((await new Agent(open).get(`/api/news/${id}`)).statusCode).toBe(404);
  expect((await waiting()).map((item) => item.id)).toContain(id);
  await publish("news", id);
  expect((await new Agent(open).get(`/api/news/${id}`)).statusCode).toBe(200);
  await close();
});
