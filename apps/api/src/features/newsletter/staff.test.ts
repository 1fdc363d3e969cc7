import type { SubscriberStatus } from "@headwaters/contracts";
import { buildArticle, buildEvent } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { embedMark } from "../../platform/mail/compose/layout.ts";
import { PUBLIC_URL, useSite } from "../../testing/site.ts";

const site = useSite();
const LETTERS = "/api/staff/newsletters";

let staff: Agent;
let email: string;
beforeEach(async () => {
  await site.prisma.newsletterSubscriber.deleteMany();
  const member = await buildStaff(site);
  staff = member.agent;
  email = member.account.email;
});

const text = { subject: "May at the river", introduction: "The **river** is clear.", items: [] };

/** Creates a draft with these fields; returns it with its id. */
async function draft(fields: Record<string, unknown> = {}) {
  const { id } = (await staff.post(LETTERS)).json<{ id: string }>();
  const saved = await staff.send("PUT", `${LETTERS}/${id}`, { ...text, ...fields, version: 1 });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return id;
}

const find = async (id: string) => (await staff.get(`${LETTERS}/${id}`)).json();
const subscribers = (count: number, status: SubscriberStatus = "confirmed") =>
  site.prisma.newsletterSubscriber.createMany({
    data: Array.from({ length: count }, (_, i) => ({
      email: `reader.${i}.${status}@example.org`,
      status,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, i)),
    })),
  });

const news = (fields: object = {}) =>
  site.prisma.newsArticle.create({ data: buildArticle(fields), select: { id: true } });
const event = (fields: object = {}) =>
  site.prisma.event.create({ data: buildEvent(fields), select: { id: true } });

describe("a newsletter", () => {
  test("is created empty, saved, listed newest first, and deleted", async () => {
    const { id } = await news({ title: "Herons are back" });
    const chosen = [{ kind: "news", id }];
    const [older, newer] = [await draft(), await draft({ subject: "June", items: chosen })];
    const list = (await staff.get(`${LETTERS}?limit=1`)).json();
    expect(list).toMatchObject({
      items: [{ id: newer, subject: "June", status: "draft", progress: null }],
      nextCursor: expect.any(String),
    });
    const rest = (await staff.get(`${LETTERS}?limit=1&cursor=${list.nextCursor}`)).json();
    expect(rest.items).toMatchObject([{ id: older }]);
    expect(await find(newer)).toMatchObject({
      subject: "June",
      introduction: "The **river** is clear.",
      version: 2,
      recipients: 0,
      items: [{ kind: "news", id, title: "Herons are back", isPublished: true }],
    });
    expect((await staff.send("DELETE", `${LETTERS}/${newer}`)).statusCode).toBe(200);
    expect((await staff.get(`${LETTERS}/${newer}`)).statusCode).toBe(404);
    const actions = await site.prisma.staffAction.findMany({
      where: { subjectId: newer },
      orderBy: { at: "asc" },
    });
    expect(actions.map(({ action }) => action)).toEqual([
      "newsletter.created",
      "newsletter.saved",
      "newsletter.deleted",
    ]);
  });

  test("saved by someone else since is not overwritten", async () => {
    const id = await draft();
    const late = await staff.send("PUT", `${LETTERS}/${id}`, { ...text, version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/^Someone else has changed this newsletter/);
    const saves = [1, 2].map((n) =>
      staff.send("PUT", `${LETTERS}/${id}`, { ...text, subject: `Draft ${n}`, version: 2 }),
    );
    const responses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
    expect(responses.sort()).toEqual([200, 409]);
  });

  test.each([
    [{ subject: "x".repeat(151) }, "Subject must be at most 150 characters"],
    [{ subject: "Hello \ud83d" }, "Subject contains characters that cannot be saved"],
    [{ introduction: "x".repeat(10_001) }, "Introduction must be at most 10,000 characters"],
    [
      { items: Array.from({ length: 21 }, (_, i) => ({ kind: "news", id: `n${i}` })) },
      "A newsletter holds at most 20 items",
    ],
    [{ items: [{ kind: "education", id: "x" }] }, "Kind must be one of: news, events"],
    [{ items: ["a", "a"].map((id) => ({ kind: "news", id })) }, "An item was chosen twice"],
  ])("rejects invalid input (%#)", async (fields, message) => {
    const id = await draft();
    const rejected = await staff.send("PUT", `${LETTERS}/${id}`, {
      ...text,
      ...fields,
      version: 2,
    });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json()).toMatchObject({ message });
    expect(await find(id)).toMatchObject({ version: 2 });
  });

  test("can include published news and coming events, searched as on their pages", async () => {
    await news({ title: "Kestrels on the weir" });
    await news({ title: "Kestrels in a draft", published: false });
    await event({ title: "Kestrel walk" });
    const longAgo = new Date("2020-05-01T16:00:00Z");
    await event({ title: "Kestrel walk of old", eventDate: longAgo });
    const titles = async (kind: string) =>
      (await staff.get(`/api/staff/newsletter/candidates?kind=${kind}&search=kestrel`))
        .json()
        .items.map(({ title }: { title: string }) => title);
    expect(await titles("news")).toEqual(["Kestrels on the weir"]);
    expect(await titles("events")).toEqual(["Kestrel walk"]);
  });
});

describe("the preview and the test", () => {
  test("are the same as the mail: sanitized, readable as text, with absolute URLs", async () => {
    const picture = "/pictures/news-heron-count-960.webp";
    const article = await news({ title: "Herons & <b>egrets</b>", imageUrl: picture });
    const walk = await event({
      title: "Owl walk",
      location: "Mill Pond",
      eventDate: new Date("2093-07-01T16:00:00Z"),
    });
    const introduction = [
      "## What we saw",
      "Come to [the pond](/events) — *soon*. <script>alert(1)</script>",
      "![A heron](/pictures/a.webp)",
    ].join("\n\n");
    const items = [
      { kind: "events", id: walk.id },
      { kind: "news", id: article.id },
    ];
    const id = await draft({ introduction, items });
    const preview = (await staff.get(`${LETTERS}/${id}/preview`)).json();
    expect(preview.subject).toBe("May at the river");
    expect(preview.html).not.toMatch(/<script|(?:src|href)="\/|<b>egrets/);
    for (const url of [
      `href="${PUBLIC_URL}/events"`,
      `href="${PUBLIC_URL}/events/${walk.id}"`,
      `href="${PUBLIC_URL}/news/${article.id}"`,
      `src="${PUBLIC_URL}${picture}"`,
      `src="${PUBLIC_URL}/pictures/a.webp"`,
    ]) {
      expect(preview.html).toContain(url);
    }
    for (const part of [preview.html, preview.text]) {
      expect(part).toContain("18 Mill Pond Road, Clearwater Falls, CA 95900");
      expect(part).toContain("Wednesday, July 1, 2093 at 9:00 AM, Mill Pond");
      expect(part).toContain(`${PUBLIC_URL}/newsletter/unsubscribe`);
      // In the chosen order.
      expect(part.indexOf("Owl walk")).toBeLessThan(part.indexOf("Herons"));
    }
    expect(preview.text).toContain(`Come to the pond (${PUBLIC_URL}/events) — soon.`);
    expect(preview.text).not.toMatch(/<(?!b>|\/b>|script|\/script)/);

    expect((await staff.post(`${LETTERS}/${id}/test`)).json()).toEqual({ email });
    await expect.poll(() => findMails(site, email)).toHaveLength(1);
    const [mail] = await findMails(site, email);
    expect(mail).toMatchObject({ kind: "newsletterTest", subject: "[Test] May at the river" });
    expect(embedMark(mail?.html ?? "")).toBe(preview.html);
    expect(mail?.text.trim()).toBe(preview.text.trim());
    expect(mail?.headers.has("list-unsubscribe-post")).toBe(false);
    expect(await find(id)).toMatchObject({ status: "draft" });
  });

  test("an empty newsletter can neither be tested nor sent", async () => {
    await subscribers(1);
    const id = await draft({ subject: "" });
    for (const url of [`${LETTERS}/${id}/test`, `${LETTERS}/${id}/send`]) {
      const rejected = await staff.post(url, { version: 2 });
      expect(rejected.statusCode).toBe(400);
      expect(rejected.json()).toEqual({
        code: "BAD_REQUEST",
        message: "Please give the newsletter a subject first.",
      });
    }
    const silent = await draft({ introduction: "" });
    expect((await staff.post(`${LETTERS}/${silent}/send`, { version: 2 })).json().message).toMatch(
      /^Please write an introduction/,
    );
  });
});

describe("sending", () => {
  const send = (agent: Agent, id: string, version = 2) =>
    agent.post(`${LETTERS}/${id}/send`, { version });

  test("by two staff concurrently sends once", async () => {
    await subscribers(3);
    const id = await draft();
    const { agent: other } = await buildStaff(site);
    const responses = await Promise.all([staff, other, staff, other].map((who) => send(who, id)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const late = responses.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toEqual({
      code: "CONFLICT",
      message: "This newsletter has been sent already. It goes out only once.",
    });
    expect(await site.prisma.newsletterDelivery.count({ where: { newsletterId: id } })).toBe(3);
    const logEntries = await site.prisma.staffAction.findMany({
      where: { subjectId: id, action: "newsletter.sent" },
    });
    expect(logEntries).toMatchObject([{ details: { recipients: 3 } }]);
    const change = await staff.send("PUT", `${LETTERS}/${id}`, { ...text, version: 2 });
    expect(change.statusCode).toBe(409);
    expect((await staff.send("DELETE", `${LETTERS}/${id}`)).statusCode).toBe(409);
  });

  test("sends only the version that the staff member read", async () => {
    await subscribers(1);
    const id = await draft();
    expect((await send(staff, id, 1)).statusCode).toBe(409);
    expect(await find(id)).toMatchObject({ status: "draft" });
  });

  test("is rejected while a chosen item is not published", async () => {
    await subscribers(1);
    const article = await news();
    const id = await draft({ items: [{ kind: "news", id: article.id }] });
    await site.prisma.newsArticle.update({ where: article, data: { published: false } });
    const rejected = await send(staff, id);
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().message).toMatch(/^Something you chose is not published any more/);
    await site.prisma.newsArticle.delete({ where: article });
    expect((await send(staff, id)).statusCode).toBe(400);
    expect(await find(id)).toMatchObject({
      status: "draft",
      items: [{ id: article.id, title: null, isPublished: false }],
    });
    expect(await site.prisma.newsletterDelivery.count({ where: { newsletterId: id } })).toBe(0);
  });

  test("does not reach unconfirmed subscribers", async () => {
    await subscribers(2, "pending");
    await subscribers(2, "unsubscribed");
    const id = await draft();
    expect((await send(staff, id)).json()).toEqual({
      code: "BAD_REQUEST",
      message: "Nobody has confirmed a subscription yet.",
    });
  });
});

describe("subscribers", () => {
  const list = async (query = "") =>
    (await staff.get(`/api/staff/newsletter/subscribers?${query}`)).json();

  test("are counted, listed, filtered, searched and paged", async () => {
    await subscribers(5);
    await subscribers(2, "pending");
    expect((await staff.get("/api/staff/newsletter/subscribers/counts")).json()).toEqual({
      pending: 2,
      confirmed: 5,
      unsubscribed: 0,
    });
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { items: { email: string }[]; nextCursor: string | null } = await list(
        `limit=2&status=confirmed${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.items.map((one) => one.email));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((i) => `reader.${i}.confirmed@example.org`));
    expect((await list("search=R.1.CONF")).items).toHaveLength(1);
    // Wildcards of LIKE are escaped.
    for (const search of ["%25", "_", "%5C"]) {
      expect((await list(`search=${search}`)).items).toEqual([]);
    }
    expect((await staff.get("/api/staff/newsletter/subscribers?cursor=zzz")).statusCode).toBe(400);
  });

  test("are exported as a file without formulas", async () => {
    await site.prisma.newsletterSubscriber.createMany({
      data: ["=1+1@example.org", "+a@example.org", "-b@example.org", "o'neil@example.org"].map(
        (email) => ({ email, status: "confirmed" }),
      ),
    });
    await subscribers(1_500, "pending"); // more than one query reads
    const file = await staff.get("/api/staff/newsletter/subscribers.csv");
    expect(file.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(/filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/),
      "cache-control": "no-store",
    });
    expect(file.body).toMatch(/^\uFEFF/); // spreadsheets detect UTF-8 by the byte order mark
    const lines = file.body.trim().split("\r\n");
    expect(lines[0]).toBe("Email,Status,Subscribed,Confirmed,Unsubscribed");
    expect(lines).toHaveLength(1 + 4 + 1_500);
    expect(new Set(lines).size).toBe(lines.length);
    for (const cell of ["'=1+1@", "'+a@", "'-b@", "o'neil@"]) {
      expect(lines.some((line) => line.startsWith(`${cell}example.org,Confirmed`))).toBe(true);
    }
    expect(await site.prisma.staffAction.count({ where: { action: "newsletter.exported" } })).toBe(
      1,
    );
  });
});

describe("for accounts that are not staff", () => {
  test("the endpoints give 404", async () => {
    await subscribers(1);
    const id = await draft();
    const { agent: member } = await buildMember(site);
    const calls: ["GET" | "POST" | "PUT" | "DELETE", string, object?][] = [
      ["GET", LETTERS],
      ["POST", LETTERS],
      ["GET", `${LETTERS}/${id}`],
      ["PUT", `${LETTERS}/${id}`, { ...text, version: 2 }],
      ["DELETE", `${LETTERS}/${id}`],
      ["GET", `${LETTERS}/${id}/preview`],
      ["POST", `${LETTERS}/${id}/test`],
      ["POST", `${LETTERS}/${id}/send`, { version: 2 }],
      ["POST", `${LETTERS}/${id}/stop`],
      ["GET", "/api/staff/newsletter/candidates?kind=news"],
      ["GET", "/api/staff/newsletter/subscribers"],
      ["GET", "/api/staff/newsletter/subscribers/counts"],
      ["GET", "/api/staff/newsletter/subscribers.csv"],
      ["DELETE", "/api/staff/newsletter/subscribers/x"],
    ];
    for (const [who, status] of [
      [member, 404],
      [new Agent(site), 401],
    ] as const) {
      for (const [method, url, payload] of calls) {
        const response = await who.request({ method, url, ...(payload && { payload }) });
        expect(response.statusCode, `${method} ${url}`).toBe(status);
        expect(response.body).not.toContain("reader.");
      }
    }
    expect(await find(id)).toMatchObject({ status: "draft", version: 2 });
  });
});
