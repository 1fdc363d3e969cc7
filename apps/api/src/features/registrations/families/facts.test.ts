import { retentionDays } from "@headwaters/contracts";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { type Family, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { describe, expect, test } from "vitest";
import { applyRetention } from "../../../platform/jobs/retention.ts";
import { countStatements } from "../../../testing/measuring/statements.ts";
import { useSite } from "../../../testing/site.ts";
import { retention } from "../retention.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const said = {
  version: 0,
  allergies: "Peanuts",
  medicine: null,
  swims: "with-help",
  shoeSize: "2",
  vestSize: "youth",
};

const readChildren = async ({ agent }: Family) => (await agent.get("/api/children")).json();

async function addChild({ agent }: Family): Promise<string> {
  const { id } = (await agent.post("/api/children", { firstName: "Mia", birthYear: 2018 })).json();
  return id;
}

const save = ({ agent }: Family, childId: string, facts: Record<string, unknown>) =>
  agent.send("PUT", `/api/children/${childId}/facts`, facts);

describe("facts of a child", () => {
  test("two guardians who change facts with registrations for two events: one gets 409", async () => {
    const [ana, leo] = [await buildMember(site), await buildMember(site)];
    const { id: childId } = (
      await ana.agent.post("/api/children", { firstName: "Mia", birthYear: 2018 })
    ).json();
    await site.prisma.childGuardian.create({ data: { childId, userId: leo.user.id } });
    const results: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const known = await site.prisma.childFacts.findUnique({ where: { childId } });
      const version = known?.version ?? 0;
      const [one, two] = [await publishEvent(), await publishEvent()];
      const send = (family: Family, path: string, allergies: string) =>
        register(family, path, {
          participants: [{ kind: "child", childId, facts: { ...said, version, allergies } }],
        });
      const statuses = await Promise.all([
        send(ana, one.path, `Peanuts ${round}`),
        send(leo, two.path, `Bees ${round}`),
      ]);
      results.push(
        statuses
          .map(({ status }) => status)
          .sort()
          .join(),
      );
    }
    expect(results).toEqual(results.map(() => "201,409"));
  });

  test("are said once, with the first registration, and confirmed with the next", async () => {
    const family = await buildMember(site);
    const first = await publishEvent({ eventDate: inDays(1) });
    const participants = [{ ...mia, facts: said }];
    expect((await register(family, first.path, { participants })).status).toBe(201);
    const [{ id: childId, facts }] = await readChildren(family);
    expect(facts).toMatchObject({ ...said, version: 1, confirmedAt: expect.any(String) });

    // Confirming the same is no change; the date is that of the last confirmation.
    const earlier = inDays(-100);
    await site.prisma.childFacts.update({ where: { childId }, data: { confirmedAt: earlier } });
    const second = await publishEvent({ eventDate: inDays(1) });
    const confirmed = { kind: "child", childId, facts: { ...said, version: 1 } };
    expect((await register(family, second.path, { participants: [confirmed] })).status).toBe(201);
    const [{ facts: again }] = await readChildren(family);
    expect(again.version).toBe(1);
    expect(new Date(again.confirmedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);

    // A program that confirms nothing takes along what is known, with its date.
    await site.prisma.childFacts.update({ where: { childId }, data: { confirmedAt: earlier } });
    const third = await publishEvent({ eventDate: inDays(1) });
    await register(family, third.path, { participants: [{ kind: "child", childId }] });
    const staff = await buildStaff(site);
    const { entries } = (await staff.agent.get(`${third.path}/roster`)).json();
    expect(entries).toMatchObject([
      { facts: { allergies: "Peanuts", shoeSize: "2", confirmedAt: earlier.toISOString() } },
    ]);
  });

  test("change on the account too; a stale version gets 409 and changes nothing", async () => {
    const family = await buildMember(site);
    const childId = await addChild(family);
    expect((await save(family, childId, said)).json()).toMatchObject({ version: 1 });
    // The same once more, as after a lost response.
    expect((await save(family, childId, said)).json()).toMatchObject({ version: 1 });
    const stale = await save(family, childId, { ...said, allergies: "Bees" });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toContain("What is noted of Mia was changed meanwhile");
    const { path } = await publishEvent();
    const participants = [{ kind: "child", childId, facts: { ...said, swims: "no" } }];
    expect((await register(family, path, { participants })).status).toBe(409);
    expect((await readChildren(family))[0].facts).toMatchObject({
      allergies: "Peanuts",
      version: 1,
    });
    const emptied = { version: 1, allergies: "", swims: "" };
    expect((await save(family, childId, emptied)).json()).toMatchObject({
      allergies: null,
      swims: null,
      shoeSize: null,
      version: 2,
    });
  });

  test("belong to the family alone", async () => {
    const [one, two] = [await buildMember(site), await buildMember(site)];
    const childId = await addChild(one);
    expect((await save(two, childId, said)).statusCode).toBe(404);
    const { path } = await publishEvent();
    const participants = [{ kind: "child", childId, facts: said }];
    expect((await register(two, path, { participants })).status).toBe(400);
    expect((await readChildren(one))[0].facts).toBeNull();
  });

  test.for([
    [{ shoeSize: "47" }, "Shoe size must be one of: 8C,"],
    [{ shoeSize: -1 }, "Shoe size must be one of: 8C,"],
    [{ vestSize: "huge" }, "Vest size must be one of: child, youth,"],
    [{ swims: "like a fish" }, "Swims must be one of: yes, with-help, no"],
    [{ allergies: "x".repeat(301) }, "Allergies must be at most 300 characters"],
    [{ version: "new" }, "Version must be a whole number"],
    [{ version: -1 }, "Version must be a whole number"],
  ] as const)("refuse %j", async ([wrong, message]) => {
    const family = await buildMember(site);
    const childId = await addChild(family);
    const facts = { ...said, ...wrong };
    const refused = await save(family, childId, facts);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    const { path } = await publishEvent();
    const registered = await register(family, path, { participants: [{ ...mia, facts }] });
    expect([registered.status, registered.message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    expect(await site.prisma.childFacts.count({ where: { childId } })).toBe(0);
  });

  test("go with the child's profile and the account; a registration keeps its copy without a profile", async () => {
    const family = await buildMember(site);
    const { id, path } = await publishEvent();
    await register(family, path, { participants: [{ ...mia, facts: said }] });
    const [{ id: childId }] = await readChildren(family);
    await family.agent.send("DELETE", `/api/children/${childId}`);
    expect(await site.prisma.childFacts.count({ where: { childId } })).toBe(0);
    const where = { registration: { eventId: id } };
    expect(await site.prisma.registrationFacts.count({ where })).toBe(1);
    await family.agent.post("/api/account/delete", { currentPassword: family.account.password });
    expect(await site.prisma.registrationFacts.count({ where })).toBe(0);
  });

  test("are part of my data", async () => {
    const family = await buildMember(site);
    const { path } = await publishEvent();
    await register(family, path, { participants: [{ ...mia, facts: said }] });
    const data = (await family.agent.get("/api/account/data")).json();
    expect(data.children).toMatchObject([{ facts: { allergies: "Peanuts" } }]);
    expect(data.registrations).toMatchObject([{ facts: { allergies: "Peanuts" } }]);
  });

  test("take one statement more when registering, the lock of the children", async () => {
    const [one, two] = [await buildMember(site), await buildMember(site)];
    const { path } = await publishEvent({ authorId: (await buildMember(site)).user.id });
    await register(await buildMember(site), path); // records the facts that are announced
    const count = async (family: Family, participant: object) => {
      const send = () => register(family, path, { participants: [participant] });
      return (await countStatements(send, { including: "INTO registrations" })).length;
    };
    expect(await count(two, { ...mia, facts: said })).toBe((await count(one, mia)) + 1);
  });
});

describe("the roster", () => {
  /** The roster's answer to a leader of an event with one child, this many days before the event. */
  async function readAsLeader(days: number) {
    const leader = await buildMember(site);
    const event = await publishEvent({ authorId: leader.user.id, eventDate: inDays(10) });
    const family = await buildMember(site);
    await register(family, event.path, { participants: [{ ...mia, facts: said }] });
    await site.prisma.event.update({
      where: { id: event.id },
      data: { eventDate: inDays(days) },
    });
    return { leader, event, roster: (await leader.agent.get(`${event.path}/roster`)).json() };
  }

  test.for([
    [4.1, false],
    [2.9, true],
    [0, true],
    [-0.9, true],
    [-2.1, false],
  ] as const)("shows facts to leaders %d days before the event: %s", async ([days, isShown]) => {
    const { leader, event, roster } = await readAsLeader(days);
    expect(roster.factsShown).toBe(isShown);
    const [entry] = roster.entries;
    if (isShown) expect(entry.facts).toMatchObject({ allergies: "Peanuts" });
    else expect(entry.facts).toBeNull();
    const views = { actorId: leader.user.id, subjectId: event.id };
    expect(await site.prisma.staffAction.findMany({ where: views })).toMatchObject([
      { action: isShown ? "registrations.factsViewed" : "registrations.viewed" },
    ]);
    const csv = await leader.agent.get(`${event.path}/roster.csv`);
    expect(csv.body.includes("Peanuts")).toBe(isShown);
  });

  test("shows them to staff always", async () => {
    const { event } = await readAsLeader(9);
    const staff = await buildStaff(site);
    const { entries, factsShown } = (await staff.agent.get(`${event.path}/roster`)).json();
    expect(factsShown).toBe(true);
    expect(entries).toMatchObject([{ facts: { allergies: "Peanuts" } }]);
  });

  test("forgets them when a registration ends", async () => {
    const family = await buildMember(site);
    const { id, path } = await publishEvent();
    const { people } = await register(family, path, { participants: [{ ...mia, facts: said }] });
    await family.agent.post(`${path}/cancel`, { registrationIds: [people[0]?.id] });
    const where = { registration: { eventId: id } };
    expect(await site.prisma.registrationFacts.count({ where })).toBe(0);
    expect(await readChildren(family)).toMatchObject([{ facts: { allergies: "Peanuts" } }]);
  });
});

test("retention erases the copies after the event, and the facts a year after the child's last event", async () => {
  const { childFacts, eventFacts } = retentionDays;
  /** A child whose event was this many days ago and that was confirmed some days before. */
  async function came(days: number, confirmed = days + 10) {
    const family = await buildMember(site);
    const { id, path } = await publishEvent();
    await register(family, path, { participants: [{ ...mia, facts: said }] });
    const [{ id: childId }] = await readChildren(family);
    const createdAt = inDays(-days - 10);
    await site.prisma.registrationParty.updateMany({ where: { eventId: id }, data: { createdAt } });
    await site.prisma.event.update({ where: { id }, data: { eventDate: inDays(-days) } });
    // The trigger has noted the first date, too.
    await site.prisma.eventDetails.updateMany({
      where: { eventId: id },
      data: { earliestDate: inDays(-days) },
    });
    await site.prisma.childFacts.update({
      where: { childId },
      data: { confirmedAt: inDays(-confirmed) },
    });
    return async () => {
      const registration = { eventId: id };
      return [
        await site.prisma.registrationFacts.count({ where: { registration } }),
        await site.prisma.childFacts.count({ where: { childId } }),
      ];
    };
  }
  const lately = await came(eventFacts - 1);
  const lastMonth = await came(eventFacts + 1, childFacts + 10);
  const lastYear = await came(childFacts + 1);
  const confirmedSince = await came(childFacts + 1, 20);
  const coming = await came(-5, childFacts + 10);
  await applyRetention(site.prisma, [retention]);
  expect(await lately()).toEqual([1, 1]);
  expect(await lastMonth()).toEqual([0, 1]);
  expect(await lastYear()).toEqual([0, 0]);
  expect(await confirmedSince()).toEqual([0, 1]);
  expect(await coming()).toEqual([1, 1]);
});
