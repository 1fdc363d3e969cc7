import { type ActiveStatus, PARTY_MAX, PEOPLE_PER_EVENT_MAX } from "@headwaters/contracts";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { type Family, leo, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test, vi } from "vitest";
import type { Mail } from "../../platform/mail/mail.ts";
import { idle, publishDue } from "../../testing/content.ts";
import { INBOX, openSite, PUBLIC_URL, useSite } from "../../testing/site.ts";
import { familyMails } from "./families/familyMails.ts";
import { processWaitlists } from "./waitlist/processDue.ts";

const site = useSite();
const { publishEvent, register, countSeats, readSubjects } = useRegistrations(site);

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const families = async () =>
  (await Promise.all([1, 2].map(() => buildMember(site)))) as [Family, Family];
const readStatus = async ({ agent }: Family, path: string) =>
  (await agent.get(path)).json<{ status: string }[]>().map(({ status }) => status);
const cancel = ({ agent }: Family, path: string, people: { id: string }[]) =>
  agent.post(`${path}/cancel`, { registrationIds: people.map(({ id }) => id) });

const outbox = {
  addAll: async (_transaction: never, mails: unknown[]) => mails.map(() => "a mail"),
  sendSoon: () => {},
};
const transact = () =>
  processWaitlists({
    prisma: site.prisma,
    outbox: outbox as never,
    ...idle,
    publicUrl: PUBLIC_URL,
    inbox: INBOX,
  });

/** Publishes a member's event; returns it with functions to save it and to read its maximum. */
async function ownEvent(overrides: Record<string, unknown> = {}) {
  const author = await buildMember(site);
  const event = await publishEvent({
    authorId: author.user.id,
    eventDate: inHours(200),
    ...overrides,
  });
  const url = `/api/events/${event.id}`;
  const { fields } = (await author.agent.get(`${url}/edit`)).json();
  const save = (version: number, changed: Record<string, unknown>) =>
    author.agent.send("PUT", url, { ...fields, version, published: true, ...changed });
  const maximum = async () =>
    (await site.prisma.event.findUniqueOrThrow({ where: { id: event.id } })).maxParticipants;
  return { author, ...event, address: url, save, maximum };
}

const waitForBlockedStatements = (count: number) =>
  vi.waitFor(async () => {
    const waiting = await site.prisma.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(waiting).toHaveLength(count);
  }, 5_000);

/** Stores registrations of people without an account. */
async function storeRegistrations(
  eventId: string,
  size: number,
  status: ActiveStatus,
): Promise<void> {
  const ids = Array.from({ length: size }, (_, index) => `${eventId}-${index}`);
  await site.prisma.registrationParty.createMany({
    data: ids.map((id) => ({ id, eventId, contactEmail: `${id}@example.org` })),
  });
  await site.prisma.registration.createMany({
    data: ids.map((partyId) => ({ eventId, partyId, firstName: "Kai", status })),
  });
}

describe("a party that wants seats together", () => {
  test("is rejected if it exceeds the event's maximum, and does not block the waitlist", async () => {
    const { path } = await publishEvent({ maxParticipants: 1 });
    const [one, two] = await families();
    const rejected = await register(one, path, { participants: [mia, leo], together: true });
    expect(rejected).toMatchObject({
      status: 400,
      message: "This event has 1 seat in all. So many people cannot come together.",
    });
    expect((await register(two, path)).people).toMatchObject([{ status: "confirmed" }]);
  });

  test("is offered single seats after the maximum falls below its size", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 2 });
    const [one, two] = await families();
    const { people } = await register(one, path);
    await register(two, path, { participants: [mia, leo], together: true });
    await site.prisma.event.update({ where: { id }, data: { maxParticipants: 1 } });
    await cancel(one, path, people);
    expect(await readStatus(two, path)).toEqual(["offered", "waiting"]);
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
  });
});

describe("an offer", () => {
  async function offered() {
    const event = await publishEvent({ maxParticipants: 1, eventDate: inHours(200) });
    const [one, two] = await families();
    const { people } = await register(one, event.path);
    const { people: offer } = await register(two, event.path);
    await cancel(one, event.path, people);
    expect(await readStatus(two, event.path)).toEqual(["offered"]);
    const closeAt = (registrationDeadline: Date) =>
      site.prisma.event.update({ where: { id: event.id }, data: { registrationDeadline } });
    return { ...event, two, offer, closeAt };
  }

  test("ends with a deadline that is moved forward", async () => {
    const { id, path, two, offer, closeAt } = await offered();
    await closeAt(inHours(-1));
    const registrationIds = offer.map((person) => person.id);
    const late = await two.agent.post(`${path}/accept`, { registrationIds });
    expect(late.statusCode).toBe(409);
    await transact();
    expect(await readStatus(two, path)).toEqual(["expired"]);
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
  });

  test("shows the new end beforehand", async () => {
    const { path, two, closeAt } = await offered();
    const { registrationDeadline } = await closeAt(inHours(5));
    await transact();
    const [person] = (await two.agent.get(path)).json();
    expect(person.offeredUntil).toBe(registrationDeadline?.toISOString());
  });

  test("is not made for an unpublished event", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1 });
    const [one, two] = await families();
    const { people } = await register(one, path);
    await register(two, path);
    await site.prisma.event.update({ where: { id }, data: { published: false } });
    await cancel(one, path, people);
    expect(await readStatus(two, path)).toEqual(["waiting"]);
  });
});

describe("the maximum is never below the taken seats", () => {
  test("when a scheduled change takes effect after others have registered", async () => {
    const { id, path, save, maximum } = await ownEvent({ maxParticipants: 5 });
    expect((await save(1, { maxParticipants: 1, publishAt: inHours(1) })).statusCode).toBe(200);
    await register(await buildMember(site), path, { participants: [mia, leo] });
    await site.prisma.item.update({
      where: { kind_id: { kind: "events", id } },
      data: { publishAt: inHours(-1) },
    });
    expect(await publishDue(site.prisma)).toBe(1);
    expect(await maximum()).toBe(2);
  });

  test("when an older version is restored, or a scheduled change is withdrawn", async () => {
    const {
      id,
      author,
      address: url,
      path,
      save,
      maximum,
    } = await ownEvent({ maxParticipants: 1 });
    expect((await save(1, { maxParticipants: 5 })).statusCode).toBe(200);
    await register(await buildMember(site), path, { participants: [mia, leo] });
    const restore = () => author.agent.post("/trpc/events.restore", { json: { id, version: 1 } });
    expect((await restore()).statusCode).toBe(200);
    const staff = await buildStaff(site); // the author may not unpublish an event with registrations
    const note = { familyNote: "Back soon." };
    expect((await staff.agent.post(`${url}/unpublish`, note)).statusCode).toBe(200);
    expect(await maximum()).toBe(2);
    expect((await restore()).statusCode).toBe(200);
    expect(await maximum()).toBe(2);
  });
});

test("adding a person to an unpublished event is rejected, and no mail is sent", async () => {
  const { author, path } = await ownEvent({ published: false });
  const added = await author.agent.post(`${path}/add`, {
    participants: [{ firstName: "Kai", birthYear: null }],
    email: "kai@example.org",
  });
  expect(added.statusCode).toBe(409);
  expect(await readSubjects("kai@example.org")).toEqual([]);
});

test("an author who saves, adds and registers concurrently gets no server error", async () => {
  const { author, path, save } = await ownEvent();
  const statuses: number[] = [];
  for (let version = 1; version <= 8; version += 1) {
    const [saved, added, signed] = await Promise.all([
      save(version, { title: `Knots ${version}` }),
      author.agent.post(`${path}/add`, { participants: [{ firstName: "Kai", birthYear: null }] }),
      register(author, path),
    ]);
    statuses.push(saved.statusCode, added.statusCode, signed.status);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test("an account gets no more seats by removing children and adding others", async () => {
  const { id, path } = await publishEvent({ maxParticipants: 50 });
  const family = await buildMember(site);
  const letter = (index: number) => String.fromCodePoint(97 + index);
  const party = (name: string) =>
    Array.from({ length: PARTY_MAX }, (_, index) => ({
      ...mia,
      firstName: `${name} ${letter(index)}`,
    }));
  const parties = Math.floor(PEOPLE_PER_EVENT_MAX / PARTY_MAX);
  for (let index = 0; index < parties; index += 1) {
    const { people } = await register(family, path, {
      participants: party(`Mia ${letter(index)}`),
    });
    expect(people).toHaveLength(PARTY_MAX);
    for (const child of (await family.agent.get("/api/children")).json()) {
      await family.agent.send("DELETE", `/api/children/${child.id}`);
    }
  }
  const more = await register(family, path, { participants: party("Leo") });
  expect([more.status, more.message]).toEqual([
    409,
    expect.stringContaining(`${PEOPLE_PER_EVENT_MAX} people at most for an event`),
  ]);
  const taken = parties * PARTY_MAX;
  expect(await countSeats(id)).toEqual({ counter: taken, taken });
});

test("a registration that waits for the event's lock fails if the event is cancelled", async () => {
  const { id, path } = await publishEvent();
  const family = await buildMember(site);
  const signing = await site.prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM events WHERE id = ${id} FOR UPDATE`;
    const response = register(family, path);
    await waitForBlockedStatements(1);
    const cancelled = { where: { eventId: id }, data: { cancelledAt: new Date() } };
    await transaction.eventDetails.update(cancelled);
    return [response];
  });
  const [response] = await Promise.all(signing);
  expect(response).toMatchObject({ status: 409, message: "This event was cancelled." });
  expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
});

test("an author who deletes the account while staff save the event causes no server error", async () => {
  const staff = await buildStaff(site);
  const { id, author, address: url, path, save } = await ownEvent();
  const { fields, version } = (await save(1, {})).json();
  await register(author, path);
  const responses = await site.prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM events WHERE id = ${id} FOR UPDATE`;
    const currentPassword = author.account.password;
    const deleted = author.agent.post("/api/account/delete", { currentPassword });
    await waitForBlockedStatements(1);
    const sent = { ...fields, version, published: true };
    const saved = staff.agent.send("PUT", url, sent);
    await waitForBlockedStatements(2);
    return [deleted, saved];
  });
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200]);
});

test("special needs are deleted when the registration ends", async () => {
  const { path } = await ownEvent();
  const family = await buildMember(site);
  const { people } = await register(family, path, { participants: [{ ...mia, needs: "Nuts" }] });
  await cancel(family, path, people);
  const staff = await buildStaff(site); // only staff see cancelled registrations
  const { entries } = (await staff.agent.get(`${path}/roster`)).json();
  expect(entries).toMatchObject([{ status: "cancelled", needs: null }]);
});

test("rate limits keep check-ins and age groups from flooding the audit log", async () => {
  const strict = await openSite(site.connectionString, { rateLimitFactor: 0.001 });
  try {
    const { author, address, path } = await ownEvent();
    const { people } = await register(await buildMember(site), path);
    const { cookie } = author.agent;
    const remoteAddress = "192.0.2.7";
    const send = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
      new Agent(strict.site).request({
        method,
        url,
        remoteAddress,
        headers: { cookie },
        ...(payload && { payload }),
      });
    const checkIn = () => send("POST", `${path}/check-in`, { registrationId: people[0]?.id });
    const responses = [
      await checkIn(),
      await checkIn(),
      await checkIn(),
      await send("PUT", `${address}/ages`, { ageGroup: null }),
      await send("GET", `${path}/roster.csv`),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429, 429]);
  } finally {
    await strict.close();
  }
});

describe("a large event", () => {
  test("offers seats to its waitlist in batches, in order, after its maximum is removed", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1, eventDate: inHours(200) });
    await storeRegistrations(id, 120, "waiting");
    await site.prisma.event.update({ where: { id }, data: { maxParticipants: null } });
    const offers = () =>
      site.prisma.registration.findMany({
        where: { eventId: id, status: "offered" },
        orderBy: { queuePosition: "asc" },
      });
    expect((await register(await buildMember(site), path)).people).toMatchObject([
      { status: "waiting" },
    ]);
    const first = await offers();
    expect(first).toHaveLength(50);
    expect(first.map(({ partyId }) => partyId)).toEqual(first.map((_, at) => `${id}-${at}`));
    await transact();
    await transact();
    expect(await offers()).toHaveLength(121);
    expect(await countSeats(id)).toEqual({ counter: 121, taken: 121 });
  });

  test("notifies all 1,000 families of its cancellation", async () => {
    const { id } = await publishEvent({ currentParticipants: 1_000, eventDate: inHours(200) });
    await storeRegistrations(id, 1_000, "confirmed");
    const staff = await buildStaff(site);
    expect((await staff.agent.post(`/api/events/${id}/cancel`, {})).statusCode).toBe(200);
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
    const cancellationMails = { kind: "eventCancelled", recipient: { startsWith: id } };
    expect(await site.prisma.mail.count({ where: cancellationMails })).toBe(1_000);
  }, 40_000);

  test("does not delay other mails behind its own", async () => {
    const sent: string[] = [];
    const sendSoon = (id: string) => sent.push(id);
    const addAll = async (_: unknown, mails: Mail[]) =>
      mails.map((_mail, index) => `mail ${index}`);
    const outbox = { addAll, sendSoon } as never;
    const mails = familyMails({ outbox, ...idle, publicUrl: PUBLIC_URL });
    await mails.add(site.prisma, Array.from<Mail>({ length: 3_000 }));
    mails.send();
    expect(sent).toHaveLength(50);
  });
});
