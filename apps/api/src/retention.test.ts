import {
  type ApplicationStatus,
  type NewsletterStatus,
  retentionDays,
} from "@headwaters/contracts";
import { accountData } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient, Transaction } from "@headwaters/db";
import {
  buildApplication,
  buildArticle,
  buildEvent,
  buildMessage,
} from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { expect, test, vi } from "vitest";
import { deleteUnusedWords } from "./features/content/search/unusedWords.ts";
import { retention } from "./features/index.ts";
import { applyRetention as applyRules } from "./platform/jobs/retention.ts";
import { useSite } from "./testing/site.ts";

const site = useSite();

const applyRetention = (...[prisma, log]: [PrismaClient, Parameters<typeof applyRules>[2]?]) =>
  applyRules(prisma, retention, log);

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const { answeredMessages, closedApplications } = retentionDays;
const { unconfirmedSubscriptions, unsubscribedAddresses } = retentionDays;
const { eventNeeds, registrations, newsletterDeliveries } = retentionDays;
const { submissions, emailChanges, roleInvitations } = retentionDays;

const message = (firstName: string, createdAt: Date, overrides: Record<string, unknown> = {}) =>
  site.prisma.contactSubmission.create({
    data: { ...buildMessage({ firstName }), createdAt, ...overrides },
  });

async function answered(firstName: string, createdAt: Date, respondedAt: Date | null) {
  const { id } = await message(firstName, createdAt, { responded: true });
  await site.prisma.contactThread.update({ where: { submissionId: id }, data: { respondedAt } });
  return id;
}

test("answered messages are deleted after their period, with their answers and notes", async () => {
  await message("Waiting", daysAgo(2_000));
  await answered("Lately", daysAgo(2_000), daysAgo(answeredMessages - 1));
  const old = await answered("Old", daysAgo(2_000), daysAgo(answeredMessages + 1));
  await answered("Unknown", daysAgo(answeredMessages + 1), null);
  await answered("Unknown yet", daysAgo(answeredMessages - 1), null);
  const { id: mailId } = await site.prisma.mail.create({
    data: { kind: "reply", recipient: "a@x.org", subject: "", text: "Dear Old", html: "" },
  });
  await site.prisma.contactEntry.create({
    data: { submissionId: old, kind: "reply", text: "Dear Old", mailId },
  });
  await applyRetention(site.prisma);
  const left = await site.prisma.contactSubmission.findMany({ orderBy: { firstName: "asc" } });
  expect(left.map(({ firstName }) => firstName)).toEqual(["Lately", "Unknown yet", "Waiting"]);
  expect(await site.prisma.contactEntry.count()).toBe(0);
  expect(await site.prisma.contactThread.count()).toBe(3);
  expect(await site.prisma.mail.count()).toBe(0);
});

test("declined and withdrawn applications are deleted after their period, and no others", async () => {
  async function application(lastName: string, status: ApplicationStatus, decidedAt: Date[] = []) {
    const createdAt = daysAgo(closedApplications + 1);
    const data = { ...buildApplication({ lastName }), status, createdAt };
    const { id } = await site.prisma.membershipApplication.create({ data });
    for (const at of decidedAt) {
      await site.prisma.applicationDecision.create({
        data: { applicationId: id, previousStatus: "pending", status, decidedAt: at },
      });
    }
  }
  const old = daysAgo(closedApplications + 1);
  const lately = daysAgo(closedApplications - 1);
  await application("Pending", "pending");
  await application("Approved", "approved", [old]);
  await application("Lately", "declined", [old, lately]);
  await application("Declined", "declined", [old]);
  await application("Withdrawn", "withdrawn", [old]);
  await application("Otherwise", "declined");
  await applyRetention(site.prisma);
  const left = await site.prisma.membershipApplication.findMany({ orderBy: { lastName: "asc" } });
  expect(left.map(({ lastName }) => lastName)).toEqual(["Approved", "Lately", "Pending"]);
});

test("unconfirmed and unsubscribed addresses are deleted", async () => {
  const pending = daysAgo(unconfirmedSubscriptions + 1);
  const left = daysAgo(unsubscribedAddresses + 1);
  await site.prisma.newsletterSubscriber.createMany({
    data: [
      { email: "new@x.org", createdAt: daysAgo(unconfirmedSubscriptions - 1) },
      { email: "unconfirmed@x.org", createdAt: pending },
      { email: "again@x.org", createdAt: pending, confirmExpiresAt: new Date(Date.now() + DAY) },
      { email: "reader@x.org", status: "confirmed", createdAt: daysAgo(2_000) },
      { email: "left@x.org", status: "unsubscribed", unsubscribedAt: left },
      { email: "leaving@x.org", status: "unsubscribed", unsubscribedAt: daysAgo(1) },
    ],
  });
  await applyRetention(site.prisma);
  const rows = await site.prisma.newsletterSubscriber.findMany({ orderBy: { email: "asc" } });
  expect(rows.map(({ email }) => email)).toEqual(
    ["again", "leaving", "new", "reader"].map((name) => `${name}@x.org`),
  );
});

test("deletions are logged as the site's actions, in numbers; without deletions there is no entry", async () => {
  const actions = () => site.prisma.staffAction.findMany({ orderBy: { at: "asc" } });
  const before = (await actions()).length;
  await applyRetention(site.prisma);
  expect(await actions()).toHaveLength(before);
  await site.prisma.$executeRaw`
    INSERT INTO newsletter_subscribers (id, email, "createdAt")
    SELECT 'old-' || n, n || '@x.org', now() - interval '9 days' FROM generate_series(1, 1201) n`;
  // Two concurrent processes delete each row once.
  await Promise.all([applyRetention(site.prisma), applyRetention(site.prisma)]);
  const logged = (await actions()).slice(before);
  for (const entry of logged) {
    expect(entry).toMatchObject({ actorKind: "site", action: "retention.applied", actorId: null });
  }
  const numbers = logged.map(
    ({ details }) => (details as Prisma.JsonObject).unconfirmedSubscriptions as number,
  );
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(1201);
  expect(await site.prisma.newsletterSubscriber.count({ where: { status: "pending" } })).toBe(2);
});

test("locked rows are left for the next day", async () => {
  const { user } = await buildMember(site);
  const id = await answered("Held", daysAgo(2_000), daysAgo(answeredMessages + 1));
  await site.prisma.$transaction(async (transaction) => {
    await transaction.contactSubmission.update({
      where: { id },
      data: { responded: false },
    });
    await applyRetention(site.prisma);
    await transaction.contactThread.update({
      where: { submissionId: id },
      data: { assigneeId: user.id },
    });
  });
  expect(await site.prisma.contactSubmission.count({ where: { id } })).toBe(1);
});

test("notes on needs and registrations are deleted after their periods, from the event on", async () => {
  async function held(title: string, days: number) {
    const event = await site.prisma.event.create({
      data: buildEvent({ title, eventDate: daysAgo(days), currentParticipants: 1 }),
    });
    await site.prisma.registrationParty.create({
      data: {
        eventId: event.id,
        guardianPhone: "(555) 010-0199",
        createdAt: daysAgo(days + 10),
        registrations: {
          create: { eventId: event.id, firstName: title, status: "confirmed", needs: "Nuts" },
        },
      },
    });
  }
  await held("Lately", eventNeeds - 1);
  await held("Last month", eventNeeds + 1);
  await held("Last year", registrations + 1);
  await applyRetention(site.prisma);
  const left = await site.prisma.registration.findMany({ orderBy: { firstName: "asc" } });
  expect(left.map(({ firstName, needs }) => [firstName, needs])).toEqual([
    ["Last month", null],
    ["Lately", "Nuts"],
  ]);
  expect(await site.prisma.registrationParty.count()).toBe(2);
  const [old] = await site.prisma.event.findMany({ where: { title: "Last year" } });
  expect(old?.currentParticipants).toBe(1);
});

test("clearances are deleted after their period from their last day on, and those without an end stay", async () => {
  const { prisma } = site;
  const { user } = await buildMember(site);
  const kind = await prisma.clearanceKind.create({
    data: { name: "First aid", description: "CPR.", isNeeded: false },
  });
  const held = (year: number, validUntil: Date | null) =>
    prisma.clearance.create({
      data: {
        userId: user.id,
        kindId: kind.id,
        clearedOn: new Date(`${year}-01-01`),
        validUntil,
        reminders: { create: { daysBefore: 14 } },
      },
    });
  await held(2001, daysAgo(retentionDays.clearances + 2));
  const lately = await held(2002, daysAgo(retentionDays.clearances - 2));
  const endless = await held(2003, null);
  await Promise.all([applyRetention(prisma), applyRetention(prisma)]);
  const left = await prisma.clearance.findMany({ orderBy: { clearedOn: "asc" } });
  expect(left.map(({ id }) => id)).toEqual([lately.id, endless.id]);
  expect(await prisma.clearanceReminder.count()).toBe(2);
  await prisma.user.delete({ where: { id: user.id } });
  expect(await prisma.clearanceReminder.count()).toBe(0);
});

test("people who may pick up are deleted after their period unless the child has a registration, and expired invitations", async () => {
  const { pickUpPeople, guardianInvitations } = retentionDays;
  const { user } = await buildMember(site);
  const build = async (name: string, savedDays: number, isRegistered = false) => {
    const child = await site.prisma.child.create({
      data: { userId: user.id, firstName: "Mia", birthYear: 2018 },
    });
    const person = { name, phone: "(555) 010-0123", relation: "Neighbor" };
    await site.prisma.pickUpPerson.create({
      data: { ...person, childId: child.id, savedAt: daysAgo(savedDays) },
    });
    await site.prisma.guardianInvitation.create({
      data: {
        childId: child.id,
        email: `${child.id}@example.org`,
        tokenHash: name,
        invitedById: user.id,
        expiresAt: daysAgo(savedDays > pickUpPeople ? guardianInvitations + 1 : 0),
      },
    });
    if (!isRegistered) return;
    const { id: eventId } = await site.prisma.event.create({ data: buildEvent() });
    const entry = { eventId, firstName: "Mia", birthYear: 2018, childId: child.id };
    await site.prisma.registrationParty.create({
      data: {
        eventId,
        userId: user.id,
        registrations: { create: { ...entry, userId: user.id, status: "confirmed" } },
      },
    });
  };
  await build("Old", pickUpPeople + 1);
  await build("Registered", pickUpPeople + 1, true);
  await build("New", pickUpPeople - 1);
  await applyRetention(site.prisma);
  const left = await site.prisma.pickUpPerson.findMany({ orderBy: { name: "asc" } });
  expect(left.map(({ name }) => name)).toEqual(["New", "Registered"]);
  const invitations = await site.prisma.guardianInvitation.findMany();
  expect(invitations.map(({ tokenHash }) => tokenHash)).toEqual(["New"]);
});

test("every table has a period, or a reason to have none", async () => {
  const tables = await site.prisma.$queryRaw<{ schema: string; name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
  const schemas = new Set(tables.map(({ schema }) => schema));
  expect([...schemas].sort()).toEqual(["pgboss", "public"]);
  const own = tables.filter(({ schema }) => schema === "public").map(({ name }) => name);
  const declared = retention.flatMap(({ tables }) => Object.entries(tables));
  expect(declared.map(([table]) => table).sort()).toEqual(own.sort());
  for (const [table, { rules = [], else: reason = "" }] of declared) {
    expect(rules.length > 0 || reason.length > 20, table).toBe(true);
  }
  for (const { rules = {}, tables } of retention) {
    const named = Object.values(tables).flatMap((table) => table.rules ?? []);
    expect(named).toEqual(expect.arrayContaining(Object.keys(rules)));
  }
  const used = new Set(declared.flatMap(([, { rules = [] }]) => rules));
  expect([...used].sort()).toEqual(
    [
      ...Object.keys(retentionDays),
      // These rows hold their own end.
      "passkeyChallenges",
      "pendingSignIns",
      "rememberedDevices",
      "resetLinks",
      "searchWords",
    ].sort(),
  );
});

test("every table that names accounts is part of my data, or has a reason not to be", async () => {
  const tables = await site.prisma.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY 1`;
  const declared = Object.assign({}, ...retention.map(({ tables }) => tables));
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const { accountData: parts = [], notAccountData: reason = "" } = declared[name];
    expect(Object.keys(accountData.shape), name).toEqual(expect.arrayContaining(parts));
    expect(parts.length > 0 || reason.length > 20, name).toBe(true);
  }
});

test("expired reset links are deleted, and valid ones stay", async () => {
  const { user } = await buildMember(site);
  await site.prisma.earlierResetLink.createMany({
    data: [
      { tokenHash: "expired", userId: user.id, expiresAt: new Date(Date.now() - 60_000) },
      { tokenHash: "works", userId: user.id, expiresAt: new Date(Date.now() + 60_000) },
    ],
  });
  await applyRetention(site.prisma);
  expect(await site.prisma.earlierResetLink.findMany()).toMatchObject([{ tokenHash: "works" }]);
});

test("fingerprints of forms, unconfirmed addresses and role links are deleted after their periods", async () => {
  const { prisma } = site;
  const [{ user: late }, { user: early }] = [await buildMember(site), await buildMember(site)];
  const expired = (days: number) => daysAgo(days + 0.1);
  const lately = (days: number) => daysAgo(days - 0.1);
  await prisma.submission.createMany({
    data: [
      { idempotencyKey: "old", createdAt: expired(submissions) },
      { idempotencyKey: "new", createdAt: lately(submissions) },
    ],
  });
  await prisma.emailChange.createMany({
    data: [
      { userId: late.id, newEmail: "old@x.org", tokenHash: "o", expiresAt: expired(emailChanges) },
      { userId: early.id, newEmail: "new@x.org", tokenHash: "n", expiresAt: lately(emailChanges) },
    ],
  });
  await prisma.roleInvitation.createMany({
    data: [
      { tokenHash: "old", role: "staff", expiresAt: expired(roleInvitations) },
      { tokenHash: "new", role: "staff", expiresAt: lately(roleInvitations) },
    ],
  });
  await applyRetention(prisma);
  expect(await prisma.submission.findMany({ select: { idempotencyKey: true } })).toEqual([
    { idempotencyKey: "new" },
  ]);
  expect(await prisma.emailChange.findMany()).toMatchObject([{ userId: early.id }]);
  expect(await prisma.roleInvitation.findMany()).toMatchObject([{ tokenHash: "new" }]);
});

test("newsletter deliveries are deleted after their period, and their counts stay", async () => {
  const { prisma } = site;
  const { agent } = await buildStaff(site);
  await prisma.newsletterSubscriber.createMany({
    data: ["a", "b", "c"].map((id) => ({ id, email: `${id}@x.org`, status: "confirmed" })),
  });
  const newsletter = async (status: NewsletterStatus, finishedAt: Date | null) => {
    const { id } = await prisma.newsletter.create({
      data: { subject: "May", introduction: "", snapshot: {}, status, finishedAt },
    });
    await prisma.newsletterDelivery.createMany({
      data: [
        { newsletterId: id, subscriberId: "a", status: "sent" },
        { newsletterId: id, subscriberId: "b", status: "sent" },
        { newsletterId: id, subscriberId: "c", status: "skipped" },
      ],
    });
    return id;
  };
  const old = await newsletter("sent", daysAgo(newsletterDeliveries + 1));
  const stopped = await newsletter("stopped", daysAgo(newsletterDeliveries + 1));
  const lately = await newsletter("sent", daysAgo(newsletterDeliveries - 1));
  const sending = await newsletter("sending", null);
  await Promise.all([applyRetention(prisma), applyRetention(prisma)]);
  const left = await prisma.newsletterDelivery.findMany({ distinct: ["newsletterId"] });
  expect(left.map(({ newsletterId }) => newsletterId).sort()).toEqual([lately, sending].sort());
  const { items } = (await agent.get("/api/staff/newsletters")).json();
  for (const id of [old, stopped, lately]) {
    expect(items.find((item: { id: string }) => item.id === id)?.progress).toMatchObject({
      total: 3,
      sent: 2,
      skipped: 1,
      failed: 0,
    });
  }
});

test("search words without published content are deleted, and others are found as before", async () => {
  const { prisma } = site;
  const article = (title: string) =>
    prisma.newsArticle.create({ data: buildArticle({ title, content: "By the water." }) });
  const gone = await article("Sturgeon o'clock");
  await article("Herons o'clock");
  const words = async () =>
    (await prisma.searchWord.findMany({ where: { kind: "news" } })).map(({ word }) => word);
  expect(await words()).toEqual(expect.arrayContaining(["sturgeon", "herons", "clock"]));
  await prisma.newsArticle.update({ where: { id: gone.id }, data: { published: false } });
  await applyRetention(prisma);
  expect(await words()).not.toContain("sturgeon");
  expect(await words()).toEqual(expect.arrayContaining(["herons", "clock"]));
  // Publishing the article again restores its words.
  await prisma.newsArticle.update({ where: { id: gone.id }, data: { published: true } });
  expect(await words()).toContain("sturgeon");
});

test("a word stays that is published at the moment of its deletion", async () => {
  const { prisma } = site;
  const article = await prisma.newsArticle.create({ data: buildArticle({ title: "Pikeperch" }) });
  const publish = (published: boolean, client: Transaction = prisma) =>
    client.newsArticle.update({ where: { id: article.id }, data: { published } });
  await publish(false);
  let swept: ReturnType<typeof deleteUnusedWords> | undefined;
  await prisma.$transaction(async (transaction) => {
    await publish(true, transaction);
    swept = prisma.$transaction((sweeping) => deleteUnusedWords(sweeping, null, 10_000));
    swept.catch(() => {}); // on a busy machine the lock may time out; the word stays then, too
    // It has found the word unused, and waits for the lock before it deletes anything.
    const waiting = expect.poll(async () => {
      const [locks] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_locks
        WHERE relation = 'search_documents'::regclass AND NOT granted`;
      return locks?.count;
    });
    await Promise.race([waiting.toBe(1), swept.catch(() => {})]);
  });
  await swept?.catch(() => {});
  const word = { kind_word: { kind: "news", word: "pikeperch" } };
  expect(await prisma.searchWord.findUnique({ where: word })).not.toBeNull();
});

test("words are deleted another day, all of them, if a long publication holds the lock", async () => {
  const { prisma } = site;
  // More than one batch; the first batches contain only unused words.
  const unused = Array.from({ length: 1_201 }, (_, index) => `aa${index}`);
  await prisma.searchWord.createMany({
    data: unused.map((word) => ({ kind: "news", word, stem: word })),
  });
  const left = () => prisma.searchWord.count({ where: { word: { startsWith: "aa" } } });
  const log = { error: vi.fn(), info: vi.fn() };
  await prisma.$transaction(async (transaction) => {
    await transaction.newsArticle.create({ data: buildArticle({ title: "Slowly" }) });
    await applyRetention(prisma, log);
  });
  expect(await left()).toBe(1_201);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ rule: "searchWords" }, expect.any(String));
  await applyRetention(prisma, log);
  expect(await left()).toBe(0);
  expect(log.error).not.toHaveBeenCalled();
});

test("moving an event forward extends no period, except for families who came after that", async () => {
  await site.prisma.registrationParty.deleteMany();
  const event = await site.prisma.event.create({
    data: buildEvent({ eventDate: daysAgo(eventNeeds + 1) }),
  });
  const signedUp = async (firstName: string, createdAt: Date) =>
    site.prisma.registrationParty.create({
      data: {
        eventId: event.id,
        createdAt,
        registrations: {
          create: { eventId: event.id, firstName, status: "confirmed", needs: "Nuts" },
        },
      },
    });
  await signedUp("Before", daysAgo(eventNeeds + 10));
  const eventDate = daysAgo(-30);
  await site.prisma.event.update({ where: { id: event.id }, data: { eventDate } });
  await signedUp("After", daysAgo(1));
  await applyRetention(site.prisma);
  const left = await site.prisma.registration.findMany({ orderBy: { firstName: "asc" } });
  expect(left.map(({ firstName, needs }) => [firstName, needs])).toEqual([
    ["After", "Nuts"],
    ["Before", null],
  ]);
});

test("what a second step leaves behind is deleted when it has ended, and what is in use stays", async () => {
  const { user } = await buildMember(site);
  const { user: other } = await buildMember(site);
  const { prisma } = site;
  const rows = [
    { userId: user.id, expiresAt: daysAgo(-1) },
    { userId: user.id, expiresAt: daysAgo(1) },
  ];
  const hashed = rows.map((row, index) => ({ ...row, tokenHash: `${user.id}.${index}` }));
  await prisma.rememberedDevice.createMany({ data: hashed });
  await prisma.pendingSignIn.createMany({ data: hashed });
  await prisma.passkeyChallenge.createMany({
    data: rows.map((row, index) => ({ ...row, challenge: `c${index}`, purpose: "signIn" })),
  });
  const createdAt = daysAgo(retentionDays.unconfirmedApps + 1);
  await prisma.authenticatorApp.createMany({
    data: [
      { userId: user.id, secret: "", createdAt },
      { userId: other.id, secret: "", createdAt, confirmedAt: createdAt },
    ],
  });
  await applyRetention(prisma);
  for (const left of [
    await prisma.rememberedDevice.findMany(),
    await prisma.pendingSignIn.findMany(),
    await prisma.passkeyChallenge.findMany(),
  ]) {
    expect(left.map(({ expiresAt }) => expiresAt)).toEqual([rows[0]?.expiresAt]);
  }
  const apps = await prisma.authenticatorApp.findMany();
  expect(apps.map(({ userId }) => userId)).toEqual([other.id]);
});
