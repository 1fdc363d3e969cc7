import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { type Family, leo, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { afterEach, describe, expect, test } from "vitest";
import type { Mail } from "../../../platform/mail/mail.ts";
import { idle } from "../../../testing/content.ts";
import { INBOX, PUBLIC_URL, useSite } from "../../../testing/site.ts";
import { processWaitlists } from "./processDue.ts";

const site = useSite();
const { publishEvent, register, countSeats, readSubjects } = useRegistrations(site);

const outbox = {
  addAll: async (transaction: never, sent: Pick<Mail, "to" | "subject" | "text">[]) => {
    const { mail: mails } = transaction as typeof site.prisma;
    const rows = await mails.createManyAndReturn({
      data: sent.map(({ to: recipient, subject, text }) => ({
        kind: "test",
        recipient,
        subject,
        text,
        html: "",
        status: "sent",
      })),
    });
    return rows.map(({ id }) => id);
  },
  sendSoon: () => {},
  sendNow: async () => ({ emailSent: true, emailError: null }),
};
/** Runs the job twice concurrently, as two processes would. */
const transact = async () => {
  const once = () =>
    processWaitlists({
      prisma: site.prisma,
      outbox: outbox as never,
      ...idle,
      publicUrl: PUBLIC_URL,
      inbox: INBOX,
    });
  await Promise.all([once(), once()]);
};

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const families = async () =>
  (await Promise.all([1, 2, 3].map(() => buildMember(site)))) as [Family, Family, Family];
const readStatus = async ({ agent }: Family, path: string) =>
  (await agent.get(path)).json<{ status: string }[]>().map(({ status }) => status);

afterEach(async () => {
  await site.prisma.registrationParty.deleteMany();
  await site.prisma.event.deleteMany();
});

describe("the waitlist job", () => {
  test("offers the seat of an expired offer to the next, once", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1, eventDate: inHours(200) });
    const [one, two, three] = await families();
    const { people } = await register(one, path);
    await register(two, path);
    await register(three, path);
    await one.agent.post(`${path}/cancel`, { registrationIds: people.map((p) => p.id) });
    await site.prisma.registration.updateMany({
      where: { status: "offered" },
      data: { offeredUntil: inHours(-1) },
    });
    await transact();
    await transact();
    expect(await readStatus(two, path)).toEqual(["expired"]);
    expect(await readStatus(three, path)).toEqual(["offered"]);
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
    expect(await readSubjects(two.account.email)).toEqual([
      "On the waitlist: Knots and casting",
      "A seat is free: Knots and casting",
      "Your offer has ended: Knots and casting",
    ]);
    const ended = { recipient: two.account.email, subject: { startsWith: "Your offer has ended" } };
    const { text } = await site.prisma.mail.findFirstOrThrow({ where: ended });
    expect(text).not.toContain("Give up one seat or all");
    expect(await readSubjects(three.account.email)).toEqual([
      "On the waitlist: Knots and casting",
      "A seat is free: Knots and casting",
    ]);
  });

  test("leaves an event alone whose free seats are too few for the group that is first", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 3, eventDate: inHours(200) });
    const [one, two, three] = await families();
    await register(one, path, { participants: [mia, leo] });
    await register(two, path, { participants: [mia, leo], together: true });
    await register(three, path);
    /** The transaction that has locked the event last. */
    const readLock = () => site.prisma.$queryRaw`SELECT xmax::text FROM events WHERE id = ${id}`;
    const before = await readLock();
    await transact();
    expect(await readLock()).toEqual(before);
    await site.prisma.event.update({ where: { id }, data: { maxParticipants: 4 } });
    await transact();
    expect(await readStatus(two, path)).toEqual(["offered", "offered"]);
    expect(await readStatus(three, path)).toEqual(["waiting"]);
    expect(await countSeats(id)).toEqual({ counter: 4, taken: 4 });
  });

  test("offers one by one to a group that a lowered maximum cannot seat", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 2, eventDate: inHours(200) });
    const [one, two] = await families();
    const { people } = await register(one, path);
    await register(two, path, { participants: [mia, leo], together: true });
    await site.prisma.event.update({ where: { id }, data: { maxParticipants: 1 } });
    const ids = people.map((person) => person.id);
    await site.prisma.registration.updateMany({
      where: { id: { in: ids } },
      data: { status: "cancelled" },
    });
    await site.prisma.event.update({ where: { id }, data: { currentParticipants: 0 } });
    await transact();
    expect((await readStatus(two, path)).sort()).toEqual(["offered", "waiting"]);
  });

  test("offers the seats of a raised maximum in waitlist order", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 2, eventDate: inHours(200) });
    const [one, two, three] = await families();
    await register(one, path, { participants: [mia, leo] });
    await register(two, path, { participants: [mia, leo], together: true });
    await register(three, path);
    const raise = async (maxParticipants: number) => {
      await site.prisma.event.update({ where: { id }, data: { maxParticipants } });
      await transact();
      return [await readStatus(two, path), await readStatus(three, path)];
    };
    expect(await raise(3)).toEqual([["waiting", "waiting"], ["waiting"]]);
    expect(await raise(4)).toEqual([["offered", "offered"], ["waiting"]]);
    expect(await raise(5)).toEqual([["offered", "offered"], ["offered"]]);
    expect(await countSeats(id)).toEqual({ counter: 5, taken: 5 });
  });

  test("gives offers their full time, but not past the deadline", async () => {
    const readDeadline = async (deadline: Date) => {
      const { path } = await publishEvent({
        maxParticipants: 1,
        eventDate: inHours(200),
        registrationDeadline: deadline,
      });
      const [one, two] = await families();
      const { people } = await register(one, path);
      await register(two, path);
      await one.agent.post(`${path}/cancel`, { registrationIds: people.map((p) => p.id) });
      const [offer] = (await two.agent.get(path)).json();
      return (Date.parse(offer.offeredUntil) - Date.now()) / HOUR;
    };
    expect(await readDeadline(inHours(100))).toBeCloseTo(24, 1);
    expect(await readDeadline(inHours(5))).toBeCloseTo(5, 1);
  });

  test("ends offers when registration closes, also after the deadline was moved forward", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1, eventDate: inHours(200) });
    const [one, two] = await families();
    const { people } = await register(one, path);
    await register(two, path);
    await one.agent.post(`${path}/cancel`, { registrationIds: people.map((p) => p.id) });
    const [offer] = (await two.agent.get(path)).json();
    await site.prisma.event.update({
      where: { id },
      data: { registrationDeadline: inHours(-1) },
    });
    const late = await two.agent.post(`${path}/accept`, { registrationIds: [offer.id] });
    expect(late.statusCode).toBe(409);
    await transact();
    expect(await readStatus(two, path)).toEqual(["expired"]);
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
  });

  test("makes no offers after the deadline", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1, eventDate: inHours(200) });
    const [one, two] = await families();
    const { people } = await register(one, path);
    await register(two, path);
    await site.prisma.event.update({
      where: { id },
      data: { registrationDeadline: inHours(-1) },
    });
    await one.agent.post(`${path}/cancel`, { registrationIds: people.map((p) => p.id) });
    await transact();
    expect(await readStatus(two, path)).toEqual(["waiting"]);
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
  });
});

test("events and families that fail repeatedly do not block others", async () => {
  const total = 9;
  const failing = 6;
  const { user } = await buildLeader(site);
  // Each event has one expired offer and one due reminder.
  await site.prisma.$executeRaw`
    INSERT INTO events (id, title, description, "eventType", location, "eventDate", "maxParticipants",
      "currentParticipants", "authorId", published)
    SELECT 'event-' || n, 'Event ' || n, '', 'workshop', 'Mill Pond', now() + interval '20 hours', 2, 2,
      ${user.id}, true
    FROM generate_series(1001, ${1000 + total}::int) n`;
  await site.prisma.$executeRaw`
    INSERT INTO registration_parties (id, "eventId", "contactEmail")
    SELECT which || '-' || events.id, events.id,
      CASE WHEN events.id <= 'event-' || ${1000 + failing}::int THEN 'failing' ELSE 'fine' END
        || '@example.org'
    FROM events, (VALUES ('offered'), ('confirmed')) AS party (which)`;
  await site.prisma.$executeRaw`
    INSERT INTO registrations (id, "eventId", "partyId", "firstName", status, "offeredUntil", "createdAt")
    SELECT 'r-' || id, "eventId", id, 'Kai', split_part(id, '-', 1),
      CASE WHEN id LIKE 'offered%' THEN now() - interval '1 hour' END, now() - interval '30 days'
    FROM registration_parties`;
  const failed = { ...outbox };
  failed.addAll = async (transaction, mails) => {
    if (mails.some(({ to }) => to.startsWith("failing"))) throw new Error("The mail is broken.");
    return outbox.addAll(transaction, mails);
  };
  const deps = { prisma: site.prisma, outbox: failed as never, ...idle, publicUrl: PUBLIC_URL };
  await processWaitlists({ ...deps, inbox: "office@example.org", pageSize: 2 });
  const ended = await site.prisma.registration.count({ where: { status: "expired" } });
  expect(ended).toBeGreaterThanOrEqual(total - failing);
  const subjects = await readSubjects("fine@example.org");
  const begin = (word: string) => subjects.filter((subject) => subject.startsWith(word)).length;
  expect([begin("Your offer has ended"), begin("On ")]).toEqual([total - failing, total - failing]);
});

describe("families are notified", () => {
  test("of a new time or place, once, and of no other change", async () => {
    const { id, path } = await publishEvent({ eventDate: inHours(200) });
    const [one, two] = await families();
    await register(one, path);
    const change = async (data: Record<string, unknown>) => {
      await site.prisma.event.update({ where: { id }, data });
      await transact();
      const told = await readSubjects(one.account.email);
      return told.filter((subject) => subject.startsWith("Changed")).length;
    };
    expect(await change({ title: "Knots, casting and flies" })).toBe(0);
    expect(await change({ eventDate: inHours(201) })).toBe(1);
    expect(await change({ location: "North shore" })).toBe(2);
    expect(await change({ maxParticipants: 50 })).toBe(2);
    await register(two, path);
    await transact();
    expect(await readSubjects(two.account.email)).toHaveLength(1);
  });

  test.for([
    ["a week before", 24 * 7 - 1, 1],
    ["a day before", 23, 1],
    ["not earlier", 24 * 7 + 1, 0],
  ] as const)("%s the event, once; people added by organizers, too", async ([, hours, count]) => {
    const author = await buildStaff(site);
    const { path } = await publishEvent({ eventDate: inHours(hours) });
    const [one, two] = await families();
    const contact = { name: "Ana Reyes", phone: "(555) 010-0199" };
    for (const email of [null, "added.by.hand@example.org"]) {
      await author.agent.post(`${path}/add`, {
        participants: [{ firstName: "Kai", birthYear: 2016 }],
        email,
        guardian: contact,
        emergency: contact,
      });
    }
    await register(one, path, { participants: [mia, leo] });
    await site.prisma.registration.updateMany({ data: { createdAt: inHours(-24 * 30) } });
    await register(two, path);
    await transact();
    await transact();
    const remindersTo = async (email: string) =>
      (await readSubjects(email)).filter((subject) => subject.startsWith("On ")).length;
    expect(await remindersTo(one.account.email)).toBe(count);
    expect(await remindersTo("added.by.hand@example.org")).toBe(count);
    // Later sign-ups get no reminder.
    expect(await remindersTo(two.account.email)).toBe(0);
    await site.prisma.mail.deleteMany();
  });

  test("of the new date by a reminder, even after a reminder of the old one", async () => {
    const { id, path } = await publishEvent({ eventDate: inHours(23) });
    const [one] = await families();
    await register(one, path);
    await site.prisma.registration.updateMany({ data: { createdAt: inHours(-24 * 30) } });
    await transact();
    await site.prisma.event.update({ where: { id }, data: { eventDate: inHours(100) } });
    await transact();
    const told = await readSubjects(one.account.email);
    expect(told.map((subject) => subject.split(" ")[0])).toEqual([
      "You’re",
      "On",
      "Changed:",
      "On",
    ]);
  });

  test("once about a new time, a new place and a free seat, with the old values", async () => {
    const { id, path } = await publishEvent({ eventDate: inHours(200), maxParticipants: 2 });
    const [seated, mixed, waiting] = await families();
    await register(seated, path);
    await register(mixed, path, { participants: [mia, leo] });
    await register(waiting, path, { participants: [mia, leo] });
    const written: Mail[] = [];
    const noting = {
      ...outbox,
      addAll(transaction: never, mails: Mail[]) {
        written.push(...mails);
        return outbox.addAll(transaction, mails);
      },
    };
    const process = () =>
      processWaitlists({
        prisma: site.prisma,
        outbox: noting as never,
        ...idle,
        publicUrl: PUBLIC_URL,
        inbox: INBOX,
      });
    const findMail = ({ account }: Family) => written.find(({ to }) => to === account.email);
    await site.prisma.event.update({
      where: { id },
      data: { location: "North shore", eventDate: inHours(300), maxParticipants: 3 },
    });
    await process();
    expect(written).toHaveLength(3);
    expect(findMail(seated)?.text).toContain("You are still signed up.");
    expect(findMail(seated)?.calendar).toBeTruthy();
    expect(findMail(mixed)).toMatchObject({ subject: expect.stringContaining("A seat is free") });
    expect(findMail(mixed)?.text).toContain("There is a seat for Leo.");
    expect(findMail(mixed)?.text).toContain("Who: Leo (offered now) and Mia (has a seat)");
    expect(findMail(mixed)?.calendar).toBeTruthy();
    expect(findMail(waiting)?.text).toContain("Your place on the waitlist stays.");
    expect(findMail(waiting)?.calendar).toBeUndefined();
    for (const { text } of written) {
      expect(text).toContain("Where: North shore (before: Mill Pond)");
      expect(text).toMatch(/When: .+ \(before: .+\)/);
    }

    written.length = 0;
    await site.prisma.event.update({ where: { id }, data: { location: "South shore" } });
    await process();
    expect(written).toHaveLength(3);
    expect(findMail(mixed)?.text).toContain("your places on the waitlist stay");
    expect(findMail(mixed)?.text).not.toMatch(/When: .+ \(before/);
  });

  test("once of a change before a registration or a cancellation", async () => {
    const { id, path } = await publishEvent({ eventDate: inHours(200), maxParticipants: 1 });
    const [one, two, three] = await families();
    const { people } = await register(one, path);
    await register(two, path);
    await site.prisma.event.update({ where: { id }, data: { location: "North shore" } });
    await one.agent.post(`${path}/cancel`, { registrationIds: people.map((p) => p.id) });
    await register(three, path);
    await transact();
    const told = async ({ account }: Family) =>
      (await readSubjects(account.email)).map((subject) => subject.split(":")[0]);
    expect(await told(one)).toEqual(["You’re in", "No longer signed up"]);
    expect(await told(two)).toEqual(["On the waitlist", "A seat is free"]);
    expect(await told(three)).toEqual(["On the waitlist"]);
  });
});
