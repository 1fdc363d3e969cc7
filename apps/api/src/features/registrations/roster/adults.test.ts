import { toDay } from "@headwaters/contracts";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { useRegistrations } from "@headwaters/testing/people/registrations";
import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent } = useRegistrations(site);

type Account = Awaited<ReturnType<typeof buildMember>>;

/** An evening in California that is the next day in UTC. */
const eventDate = new Date("2031-05-02T03:00:00Z");
const [dayBefore, day] = ["2031-04-30", "2031-05-01"];
const year = 2031;

let kindId: string;

beforeEach(async () => {
  await site.prisma.registrationParty.deleteMany();
  await site.prisma.event.deleteMany();
  await site.prisma.user.deleteMany();
  await site.prisma.clearanceKind.deleteMany();
  await site.prisma.siteSettings.deleteMany();
  kindId = await buildKind("Background check");
});

async function buildKind(name: string, overrides: Record<string, unknown> = {}) {
  const data = { name, description: "…", isNeeded: true, ...overrides };
  return (await site.prisma.clearanceKind.create({ data })).id;
}

const clear = (person: Account, validUntil: string | null = null, kind = kindId) =>
  site.prisma.clearance.create({
    data: {
      userId: person.user.id,
      kindId: kind,
      clearedOn: new Date("2026-01-01"),
      validUntil: validUntil && new Date(validUntil),
    },
  });

/** Adds people by birth year (null: an adult) and status. */
async function seat(eventId: string, years: (number | null)[], status = "confirmed") {
  const { id: partyId } = await site.prisma.registrationParty.create({ data: { eventId } });
  await site.prisma.registration.createMany({
    data: years.map((birthYear) => ({
      eventId,
      partyId,
      firstName: "Mia",
      birthYear,
      status: status as "confirmed",
    })),
  });
}

const children = (count: number) => Array.from({ length: count }, () => year - 10);

async function readAdults({ agent }: Account, id: string) {
  const response = await agent.get(`/api/events/${id}/registrations/adults`);
  return response.statusCode === 200 ? response.json() : response.statusCode;
}

async function buildScene() {
  const author = await buildLeader(site);
  const { id } = await publishEvent({ authorId: author.user.id, eventDate });
  return { author, id };
}

const nameLeader = (eventId: string, { user }: Account) =>
  site.prisma.eventLeader.create({ data: { eventId, userId: user.id } });

describe("the adults of an event", () => {
  test("are its leaders who are cleared in every needed kind; two for each group of six children", async () => {
    const { author, id } = await buildScene();
    const named = await buildLeader(site);
    await nameLeader(id, named);
    await buildKind("First aid", { isNeeded: false });
    const counts = async () => {
      const { children, cleared, needed } = await readAdults(author, id);
      return [children, cleared, needed];
    };
    expect(await counts()).toEqual([0, 0, 0]);
    await seat(id, children(1));
    expect(await counts()).toEqual([1, 0, 2]);
    await seat(id, children(5), "offered");
    expect(await counts()).toEqual([6, 0, 2]);
    await seat(id, children(6));
    await clear(author);
    await clear(named);
    expect(await counts()).toEqual([12, 2, 4]);
    const training = await buildKind("Training");
    expect(await counts()).toEqual([12, 0, 4]);
    await clear(named, null, training);
    expect(await counts()).toEqual([12, 1, 4]);
    await site.prisma.suspension.create({ data: { userId: named.user.id } });
    expect(await counts()).toEqual([12, 0, 4]);
    await site.prisma.suspension.deleteMany();
    await site.prisma.userRole.deleteMany({ where: { userId: named.user.id } });
    expect(await counts()).toEqual([12, 0, 4]);
  });

  test("count by the day of the event where it takes place: on the last day of a clearance still", async () => {
    const { author, id } = await buildScene();
    await seat(id, children(1));
    await clear(author, dayBefore);
    expect((await readAdults(author, id)).cleared).toBe(0);
    await site.prisma.clearance.updateMany({ data: { validUntil: new Date(day) } });
    expect((await readAdults(author, id)).cleared).toBe(1);
    // An event has no end: of one over several days its first day counts.
    await site.prisma.event.update({
      where: { id },
      data: { eventDate: new Date(`${day}T07:00:00Z`) },
    });
    expect((await readAdults(author, id)).cleared).toBe(1);
  });

  test("are counted for people with a seat who may be minors on the day", async () => {
    const { author, id } = await buildScene();
    await seat(id, [year - 17, year - 18, year - 19, null]);
    await seat(id, children(3), "waiting");
    await seat(id, children(3), "cancelled");
    expect((await readAdults(author, id)).children).toBe(2);
  });

  test("follow the numbers of the site, and those of the event before them", async () => {
    const { author, id } = await buildScene();
    const staff = await buildStaff(site);
    await seat(id, children(12));
    const needed = async () => (await readAdults(author, id)).needed;
    await site.prisma.siteSettings.create({ data: { adultsPerGroup: 1, childrenPerGroup: 5 } });
    expect(await needed()).toBe(3);
    const set = ({ agent }: Account, ratio: unknown) =>
      agent.send("PUT", `/api/events/${id}/adults`, { ratio });
    const own = { adultsPerGroup: "3", childrenPerGroup: "12" };
    expect((await set(author, own)).statusCode).toBe(200);
    expect(await needed()).toBe(3);
    expect((await set(staff, { adultsPerGroup: 2, childrenPerGroup: 4 })).statusCode).toBe(200);
    expect(await needed()).toBe(6);
    for (const [ratio, message] of [
      [{ adultsPerGroup: 0, childrenPerGroup: 4 }, "Adults must be a whole number from 1 to 20"],
      [{ adultsPerGroup: 2 }, "Children must be a whole number from 1 to 100"],
      [
        { adultsPerGroup: 2, childrenPerGroup: 1e9 },
        "Children must be a whole number from 1 to 100",
      ],
    ] as const) {
      const response = await set(author, ratio);
      expect([response.statusCode, response.json().message]).toEqual([400, message]);
    }
    const stranger = await buildLeader(site);
    expect((await set(stranger, own)).statusCode).toBe(403);
    expect(await needed()).toBe(6);
    expect((await set(author, null)).statusCode).toBe(200);
    expect(await needed()).toBe(3);
    const actions = await site.prisma.staffAction.count({
      where: { action: "registrations.adultsChanged", subjectId: id },
    });
    expect(actions).toBe(3);
  });

  test("are told to its leaders and staff, on the roster and in the list of events too, and to nobody else", async () => {
    const { author, id } = await buildScene();
    const staff = await buildStaff(site);
    await seat(id, children(2));
    const adults = { children: 2, cleared: 0, needed: 2, adultsPerGroup: 2, childrenPerGroup: 6 };
    for (const reader of [author, staff]) {
      expect(await readAdults(reader, id)).toEqual(adults);
      const roster = await reader.agent.get(`/api/events/${id}/registrations/roster`);
      expect(roster.json().adults).toEqual(adults);
    }
    const next = (await staff.agent.get("/api/staff/events/next")).json();
    expect(next.find((event: { id: string }) => event.id === id).adults).toEqual(adults);
    for (const other of [await buildLeader(site), await buildMember(site)]) {
      expect(await readAdults(other, id)).toBeNull();
    }
    const page = await author.agent.get(
      `/trpc/events.page?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`,
    );
    expect(page.body).not.toMatch(/cleared|adults/);
    await site.prisma.eventDetails.update({
      where: { eventId: id },
      data: { cancelledAt: new Date() },
    });
    expect(await readAdults(staff, id)).toBeNull();
  });

  test("are not counted while no kind is needed", async () => {
    const { author, id } = await buildScene();
    await seat(id, children(2));
    await site.prisma.clearanceKind.updateMany({ data: { archivedAt: new Date() } });
    expect(await readAdults(author, id)).toBeNull();
    const [leader] = (await author.agent.get(`/api/events/${id}/leaders`)).json();
    expect(leader.isCleared).toBeNull();
  });
});

test("naming a leader whose clearance ends before the event works, and says so", async () => {
  const { author, id } = await buildScene();
  const named = await buildLeader(site);
  await clear(named, dayBefore);
  const response = await author.agent.post(`/api/events/${id}/leaders`, {
    email: named.account.email,
  });
  expect(response.statusCode).toBe(201);
  const isCleared = (leaders: { userId: string; isCleared: boolean }[]) =>
    leaders.find(({ userId }) => userId === named.user.id)?.isCleared;
  expect(isCleared(response.json())).toBe(false);
  await site.prisma.clearance.updateMany({ data: { validUntil: new Date(day) } });
  expect(isCleared((await author.agent.get(`/api/events/${id}/leaders`)).json())).toBe(true);
  expect(toDay(eventDate)).toBe(day);
});
