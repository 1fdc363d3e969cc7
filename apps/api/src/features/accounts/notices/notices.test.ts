import type { NoticeFrequency } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { buildApplication, buildArticle, buildMessage } from "@headwaters/testing/factories";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { leo, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mail, Outbox } from "../../../platform/mail/mail.ts";
import { PUBLIC_URL, useSite } from "../../../testing/site.ts";
import { notifyOverdueMessages } from "../../contact/messages/late.ts";
import { createNotices, findDigestTime, sendDigests } from "./notices.ts";

const site = useSite({ reviewed: true });
const { publishEvent, register } = useRegistrations(site);

const DAY = 24 * 60 * 60 * 1000;
const tomorrow = () => new Date(Date.now() + DAY);
type Account = Awaited<ReturnType<typeof buildMember>>;

const written: Mail[] = [];
const outbox: Outbox = {
  async addAll(transaction: Transaction, mails: readonly Mail[]) {
    written.push(...mails);
    const data = mails.map(({ kind, to: recipient, subject, text, html }) => ({
      kind,
      recipient,
      subject,
      text,
      html,
      status: "sent" as const,
    }));
    const rows = await transaction.mail.createManyAndReturn({ data });
    return rows.map(({ id }) => id);
  },
  add: async (transaction: Transaction, mail: Mail) =>
    (await outbox.addAll(transaction, [mail]))[0] ?? null,
  sendSoon() {},
  sendNow: async () => ({ emailSent: true, emailError: null }),
};

const digest = (now: Date) =>
  sendDigests({ prisma: site.prisma, outbox, publicUrl: PUBLIC_URL }, now);

/** Reads the subjects of the notices to an account. */
const readNotices = async ({ account }: Account) => {
  const where = { recipient: account.email, kind: { in: ["notice", "noticeDigest"] } };
  const mails = await site.prisma.mail.findMany({ where, orderBy: { id: "asc" } });
  return mails.map(({ subject }) => subject);
};

const setNotices = (account: Account, frequency: NoticeFrequency) =>
  account.agent.send("PUT", "/api/account/notices", { frequency });

const submitArticle = ({ agent }: Account, title: string) =>
  agent.post("/api/news", buildArticle({ title, published: true }));

beforeEach(async () => {
  written.length = 0;
  await site.prisma.user.deleteMany();
  await site.prisma.notice.deleteMany();
});

describe("staff", () => {
  test("get notices of reviews and applications at once, daily or never, as each has chosen", async () => {
    const [now, daily, never] = await Promise.all([1, 2, 3].map(() => buildStaff(site)));
    if (!now || !daily || !never) throw new Error("Three are needed.");
    await setNotices(now, "atOnce");
    await setNotices(never, "never");
    const author = await buildMember(site);
    const { id } = (await submitArticle(author, "Herons")).json<{ id: string }>();
    // The article waits for review already, so there is no new notice.
    const again = { ...buildArticle({ title: "Herons" }), published: true, version: 1 };
    expect((await author.agent.send("PUT", `/api/news/${id}`, again)).statusCode).toBe(200);
    const application = buildApplication({ firstName: "Ana", lastName: "Reyes" });
    await new Agent(site).post("/api/membership", application);
    expect(await readNotices(now)).toEqual([
      "Waits for review: Herons",
      "Membership application: Ana Reyes",
    ]);
    expect(await readNotices(daily)).toEqual([]);

    await digest(new Date());
    expect(written).toEqual([]);
    await Promise.all([digest(tomorrow()), digest(tomorrow())]);
    expect(written.map(({ to }) => to)).toEqual([daily.account.email]);
    expect(written[0]?.subject).toBe("What is new for you");
    expect(written[0]?.text).toContain("“Herons” waits for review.\n");
    expect(written[0]?.text).toContain(`${PUBLIC_URL}/staff/review/news/${id}`);
    expect(written[0]?.text).toContain("Ana Reyes has applied for membership.");
    expect(written[0]?.text).toContain(`${PUBLIC_URL}/account#notices`);
    expect(await site.prisma.notice.count()).toBe(0);
  });

  test("get no notices of their own actions, and none while suspended", async () => {
    const [one, two] = await Promise.all([buildStaff(site), buildStaff(site)]);
    await setNotices(one, "atOnce");
    await setNotices(two, "atOnce");
    await site.prisma.suspension.create({ data: { userId: two.user.id } });
    await new Agent(site).post("/api/membership", buildApplication());
    expect(await readNotices(one)).toHaveLength(1);
    expect(await readNotices(two)).toEqual([]);
    await submitArticle(one, "By staff");
    expect(await readNotices(one)).toHaveLength(1);
  });

  test("get one notice of each overdue message", async () => {
    const staff = await buildStaff(site);
    await setNotices(staff, "daily");
    await new Agent(site).post("/api/contact", buildMessage({ firstName: "Noor" }));
    const notify = createNotices({ outbox, publicUrl: PUBLIC_URL });
    const look = () => notifyOverdueMessages({ prisma: site.prisma, notify });
    await look();
    expect(await site.prisma.notice.count()).toBe(0);
    await site.prisma.contactThread.updateMany({ data: { dueAt: new Date(0) } });
    await Promise.all([look(), look()]);
    expect(await site.prisma.notice.findMany()).toMatchObject([
      { topic: "lateMessage", subject: expect.stringContaining("Noor"), userId: staff.user.id },
    ]);
  });

  test("get a limited number of immediate mails; the rest comes with the daily mail", async () => {
    const staff = await buildStaff(site);
    await setNotices(staff, "atOnce");
    const rows = Array.from({ length: 20 }, () => ({
      kind: "notice",
      recipient: staff.account.email,
      subject: "Earlier",
      text: "",
      html: "",
    }));
    await site.prisma.mail.createMany({ data: rows });
    await new Agent(site).post("/api/membership", buildApplication());
    expect(await readNotices(staff)).toHaveLength(20);
    expect(await site.prisma.notice.count({ where: { userId: staff.user.id } })).toBe(1);
  });
});

test("organizers get counts of registrations for their event, added up, without names", async () => {
  const [author, leader, stranger] = await Promise.all([1, 2, 3].map(() => buildLeader(site)));
  if (!author || !leader || !stranger) throw new Error("Three are needed.");
  const { id, path } = await publishEvent({ title: "Knots", authorId: author.user.id });
  await site.prisma.eventDetails.upsert({
    where: { eventId: id },
    create: { eventId: id, registrationApprovedAt: new Date() },
    update: { registrationApprovedAt: new Date() },
  });
  await site.prisma.eventLeader.create({ data: { eventId: id, userId: leader.user.id } });
  await setNotices(author, "atOnce");
  await register(await buildMember(site), path, { participants: [mia, leo] });
  await register(await buildMember(site), path);
  expect(await readNotices(author)).toEqual([
    "2 people signed up: Knots",
    "1 person signed up: Knots",
  ]);
  await digest(tomorrow());
  expect(written.map(({ to, subject }) => [to, subject])).toEqual([
    [leader.account.email, "3 people signed up for “Knots”."],
  ]);
  expect(JSON.stringify(written)).not.toMatch(/Mia|Leo/);
});

describe("the setting", () => {
  test("is offered to staff, leaders and authors of events, and is daily at first", async () => {
    const [staff, leader, member] = [
      await buildStaff(site),
      await buildLeader(site),
      await buildMember(site),
    ];
    const read = async ({ agent }: Account) => (await agent.get("/api/account/notices")).json();
    expect(await read(staff)).toEqual({ frequency: "daily" });
    expect(await read(leader)).toEqual({ frequency: "daily" });
    expect(await read(member)).toBeNull();
    await publishEvent({ authorId: member.user.id });
    expect(await read(member)).toEqual({ frequency: "daily" });
    expect((await setNotices(member, "never")).json()).toEqual({ frequency: "never" });
    expect(await read(member)).toEqual({ frequency: "never" });
  });

  test.each([{}, { frequency: "hourly" }, { frequency: null }, { frequency: ["daily"] }])(
    "refuses %j, and anonymous callers",
    async (sent) => {
      const member = await buildMember(site);
      const response = await member.agent.send("PUT", "/api/account/notices", sent);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe("Choose how often we write to you");
      const stranger = await new Agent(site).send("PUT", "/api/account/notices", sent);
      expect(stranger.statusCode).toBe(401);
    },
  );

  test('of "never" deletes pending entries of the daily mail; a deleted account leaves nothing', async () => {
    const [one, two] = await Promise.all([buildStaff(site), buildStaff(site)]);
    await buildStaff(site);
    await new Agent(site).post("/api/membership", buildApplication());
    await setNotices(one, "never");
    const { password } = two.account;
    const deletion = await two.agent.post("/api/account/delete", { currentPassword: password });
    expect(deletion.statusCode).toBe(200);
    expect(await site.prisma.notice.count({ where: { userId: two.user.id } })).toBe(0);
    await digest(tomorrow());
    expect(written.map(({ to }) => to)).not.toContain(one.account.email);
    expect(await site.prisma.notice.count()).toBe(0);
  });
});

test.each([
  ["2026-03-08T13:59:00Z", "2026-03-07T15:00:00.000Z"], // an hour is skipped in this night
  ["2026-03-08T14:00:00Z", "2026-03-08T14:00:00.000Z"],
  ["2026-11-23T14:59:59Z", "2026-11-22T15:00:00.000Z"],
  ["2026-11-23T23:00:00Z", "2026-11-23T15:00:00.000Z"],
])(
  "daily mails are due in the morning of the organization's time zone: at %s since %s",
  (now, due) => {
    expect(findDigestTime(new Date(now)).toISOString()).toBe(due);
  },
);
