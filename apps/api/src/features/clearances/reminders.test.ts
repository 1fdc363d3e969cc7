import { toDay } from "@headwaters/contracts";
import { buildLeader, buildStaff } from "@headwaters/testing/people/accounts";
import { beforeEach, expect, test } from "vitest";
import { createMailPolicies } from "../../platform/mail/delivery/policies.ts";
import type { Outbox } from "../../platform/mail/mail.ts";
import { PUBLIC_URL, useSite } from "../../testing/site.ts";
import { createNotices } from "../accounts/index.ts";
import { mailKinds } from "../index.ts";
import { remindOfClearances } from "./reminders.ts";

const site = useSite();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => toDay(new Date(Date.now() + days * DAY));

/** Stores mails as the site does, and sends none. */
const outbox: Outbox = {
  async addAll(transaction, mails) {
    const rows = await transaction.mail.createManyAndReturn({
      data: mails.map(({ kind, to: recipient, subject, text, html }) => ({
        kind,
        recipient,
        subject,
        text,
        html,
      })),
    });
    return rows.map(({ id }) => id);
  },
  add: async (transaction, mail) => (await outbox.addAll(transaction, [mail]))[0] ?? null,
  sendSoon() {},
  sendNow: async () => ({ emailSent: true, emailError: null }),
};

const remind = () =>
  remindOfClearances({
    prisma: site.prisma,
    outbox,
    publicUrl: PUBLIC_URL,
    notify: createNotices({ outbox, publicUrl: PUBLIC_URL }),
  });

const readMails = async () =>
  (
    await site.prisma.mail.findMany({ where: { kind: "clearanceEnding" }, orderBy: { id: "asc" } })
  ).map(({ recipient, subject }) => [recipient, subject]);

const readNotices = async () =>
  (await site.prisma.notice.findMany({ orderBy: { id: "asc" } })).map(({ userId, subject }) => [
    userId,
    subject,
  ]);

let kindId: string;

beforeEach(async () => {
  await site.prisma.user.deleteMany();
  await site.prisma.notice.deleteMany();
  await site.prisma.mail.deleteMany();
  await site.prisma.clearanceKind.deleteMany();
  const data = { name: "First aid", description: "CPR.", isNeeded: false };
  kindId = (await site.prisma.clearanceKind.create({ data })).id;
});

const hold = (userId: string, left: number | null, clearedOn = inDays(-300)) =>
  site.prisma.clearance.create({
    data: {
      userId,
      kindId,
      clearedOn: new Date(clearedOn),
      validUntil: left === null ? null : new Date(inDays(left)),
    },
  });

const endIn = (days: number) =>
  site.prisma.clearance.updateMany({ data: { validUntil: new Date(inDays(days)) } });

test("the person and staff are reminded 60 and 14 days before, each time once, by two processes", async () => {
  const staff = await buildStaff(site);
  const leader = await buildLeader(site, { firstName: "Wren", lastName: "Abara" });
  const { id } = await hold(leader.user.id, 61);
  const both = async () => {
    await Promise.all([remind(), remind()]);
    return (await readMails()).length;
  };
  expect(await both()).toBe(0);
  await endIn(60);
  expect(await both()).toBe(1);
  await endIn(15);
  expect(await both()).toBe(1);
  await endIn(14);
  expect(await both()).toBe(2);
  await endIn(0);
  expect(await both()).toBe(2);
  const [, subject] = (await readMails())[0] ?? [];
  expect(subject).toMatch(/^Please renew by \w+ \d+, \d{4}: First aid$/);
  expect((await readMails()).map(([to]) => to)).toEqual([
    leader.account.email,
    leader.account.email,
  ]);
  const notices = await readNotices();
  expect(notices.map(([to]) => to)).toEqual([staff.user.id, staff.user.id]);
  expect(notices[0]?.[1]).toMatch(/^Wren Abara, First aid, until \w+ \d+, \d{4}$/);
  const [notice] = await site.prisma.notice.findMany();
  expect(notice).toMatchObject({
    topic: "clearance",
    path: `/staff/people/${leader.user.id}#clearance-${id}`,
  });
});

test("if the job did not run for weeks, only the later reminder is sent; on the last day one still is", async () => {
  const leader = await buildLeader(site);
  await hold(leader.user.id, 0);
  await remind();
  expect(await readMails()).toHaveLength(1);
  expect(await site.prisma.clearanceReminder.findMany()).toMatchObject([{ daysBefore: 14 }]);
});

test("nobody is reminded of what is over, renewed, archived, without an end, or of a suspended account", async () => {
  await buildStaff(site);
  const [over, renewed, endless, suspended] = await Promise.all(
    [1, 2, 3, 4].map(() => buildLeader(site)),
  );
  await hold(over?.user.id ?? "", -1);
  await hold(renewed?.user.id ?? "", 10);
  await hold(renewed?.user.id ?? "", 400, inDays(-1));
  await hold(endless?.user.id ?? "", 10);
  await hold(endless?.user.id ?? "", null, inDays(-1));
  await hold(suspended?.user.id ?? "", 10);
  await site.prisma.suspension.create({ data: { userId: suspended?.user.id ?? "" } });
  await remind();
  expect(await readMails()).toEqual([]);
  await site.prisma.suspension.deleteMany();
  await site.prisma.clearanceKind.updateMany({ data: { archivedAt: new Date() } });
  await remind();
  expect(await readMails()).toEqual([]);
  expect(await readNotices()).toEqual([]);
});

test("staff whose own clearance ends get the mail, and no notice of themselves", async () => {
  const [own, colleague] = [await buildStaff(site), await buildStaff(site)];
  await hold(own.user.id, 14);
  await remind();
  expect((await readMails()).map(([to]) => to)).toEqual([own.account.email]);
  expect((await readNotices()).map(([to]) => to)).toEqual([colleague.user.id]);
});

test("an address that nobody has confirmed gets no reminder", () => {
  const { policyFor } = createMailPolicies(mailKinds);
  expect(policyFor("clearanceEnding")).toMatchObject({
    isAboutAccount: true,
    goesToUnconfirmed: false,
  });
});
