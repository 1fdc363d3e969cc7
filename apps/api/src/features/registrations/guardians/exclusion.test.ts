import { findMails } from "@headwaters/testing/mail/mails";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import {
  type Family,
  leo,
  type RegistrationResult,
  useRegistrations,
} from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register, readSubjects } = useRegistrations(site);

const REASON = "A court order of May 3.";

/** A child of two households, which the first has signed up with a child of its own. */
async function buildScene() {
  const [leader, staff, ana, ben] = await Promise.all([
    buildLeader(site, { firstName: "Lee" }),
    buildStaff(site),
    buildMember(site, { firstName: "Ana" }),
    buildMember(site, { firstName: "Ben" }),
  ]);
  const event = await publishEvent({
    maxParticipants: 9,
    title: "Owl walk",
    authorId: leader.user.id,
  });
  const child = { firstName: "Mia", birthYear: 2014 };
  const { id: childId } = (await ana.agent.post("/api/children", child)).json<{ id: string }>();
  await site.prisma.childGuardian.create({ data: { childId, userId: ben.user.id } });
  const participants = [{ kind: "child", childId }, leo];
  const { people } = await register(ana, event.path, { participants });
  const [mia] = people;
  const about = `/api/staff/registrations/${mia?.id}/guardians`;
  const exclude = ({ user }: Family, by = staff) =>
    by.agent.post(`${about}/${user.id}/exclude`, { reason: REASON });
  const readRoster = async ({ agent }: Family) =>
    (await agent.get(`${event.path}/roster`)).json().entries as {
      firstName: string;
      pickUp: unknown;
    }[];
  const miaOn = async (someone: Family) =>
    (await readRoster(someone)).find(({ firstName }) => firstName === "Mia");
  return { ...event, leader, staff, ana, ben, childId, mia, about, exclude, miaOn };
}

const names = async ({ agent }: Family, path: string) =>
  (await agent.get(path)).json<RegistrationResult[]>().map(({ firstName }) => firstName);

describe("a guardian whom staff exclude", () => {
  test("sees, changes and registers the child no more, and gets no mails about it, at once", async () => {
    const { ana, ben, exclude, path, id, childId, mia, staff } = await buildScene();
    const { id: other, path: otherPath } = await publishEvent({ maxParticipants: 9 });
    const response = await exclude(ana);
    expect(response.statusCode, response.body).toBe(200);
    expect(await names(ana, path)).toEqual(["Leo"]);
    expect(await names(ben, path)).toEqual(["Mia"]);
    expect((await ana.agent.get("/api/children")).json()).toMatchObject([{ firstName: "Leo" }]);
    const registrationIds = [mia?.id];
    expect((await ana.agent.post(`${path}/cancel`, { registrationIds })).json()).toEqual([]);
    const calls = [
      ana.agent.get(`/api/children/${childId}/care`),
      ana.agent.post(`/api/children/${childId}/invitations`, { email: "x@example.org" }),
      ana.agent.send("PUT", `/api/children/${childId}`, { firstName: "M", birthYear: 2014 }),
      ana.agent.send("PUT", `/api/children/${childId}/pick-up`, {
        version: 1,
        people: [],
        aloneFromAge: null,
      }),
      ana.agent.send("DELETE", `/api/children/${childId}`),
      ana.agent.post(`/api/children/${childId}/leave`),
    ];
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(404);
    const participants = [{ kind: "child", childId }];
    expect((await register(ana, otherPath, { participants })).status).toBe(400);
    expect(await site.prisma.registration.count({ where: { eventId: other } })).toBe(0);
    const { children, registrations } = (await ana.agent.get("/api/account/data")).json();
    expect(children).toMatchObject([{ firstName: "Leo" }]);
    expect(registrations).toMatchObject([{ firstName: "Leo" }]);

    await staff.agent.post(`/api/events/${id}/cancel`, {});
    await expect.poll(() => readSubjects(ben.account.email)).toContain("Cancelled: Owl walk");
    await expect.poll(() => readSubjects(ana.account.email)).toContain("Cancelled: Owl walk");
    const last = async () =>
      (await findMails(site, ana.account.email)).find(({ kind }) => kind === "eventCancelled");
    await expect.poll(last).toBeDefined();
    expect((await last())?.text).toContain("Leo");
    expect((await last())?.text).not.toContain("Mia");
  });

  test("cannot give the child's seat up by the link of an earlier mail", async () => {
    const { ana, exclude, path, staff, ben } = await buildScene();
    const [party] = await site.prisma.registrationParty.findMany({
      where: { userId: ana.user.id },
    });
    await exclude(ana);
    const token = party?.cancelToken;
    const cancelled = await new Agent(site).post("/api/registrations/cancel", { token });
    expect(cancelled.json()).toMatchObject({ cancelled: 1 });
    expect((await ben.agent.get(path)).json()).toMatchObject([{ status: "confirmed" }]);
    // Also of a child without another guardian, whose party stays.
    const alone = await buildMember(site);
    const { path: own } = await publishEvent({ maxParticipants: 9 });
    const { people } = await register(alone, own);
    const only = await site.prisma.registrationParty.findFirstOrThrow({
      where: { userId: alone.user.id },
    });
    const reason = { reason: REASON };
    await staff.agent.post(
      `/api/staff/registrations/${people[0]?.id}/guardians/${alone.user.id}/exclude`,
      reason,
    );
    const again = await new Agent(site).post("/api/registrations/cancel", {
      token: only.cancelToken,
    });
    expect(again.json()).toMatchObject({ cancelled: 0 });
    expect(await names(alone, own)).toEqual([]);
  });

  test("is named to leaders as not to pick up; only staff see the reason, and the log holds none", async () => {
    const { ana, leader, staff, exclude, about, miaOn, ben, childId, path } = await buildScene();
    await exclude(ana);
    const entry = await miaOn(leader);
    expect(entry).toMatchObject({
      accountName: "Ben Reyes",
      pickUp: { people: [{ name: "Ben Reyes", relation: null }], excluded: ["Ana Reyes"] },
    });
    expect(JSON.stringify(await miaOn(staff))).not.toContain(REASON);
    expect((await leader.agent.get(`${path}/roster.csv`)).body).toContain("Ana Reyes");
    const care = await ben.agent.get(`/api/children/${childId}/care`);
    expect(care.body).not.toContain(REASON);
    expect(care.json().guardians).toMatchObject([{ isExcluded: true }, { isExcluded: false }]);
    expect((await leader.agent.get(about)).statusCode).toBe(404);
    expect((await exclude(ben, leader)).statusCode).toBe(404);
    expect((await staff.agent.get(about)).json()).toMatchObject([
      { name: "Ana Reyes", exclusion: { reason: REASON } },
      { name: "Ben Reyes", exclusion: null },
    ]);
    // It cannot take the name of another guardian, or lose its own.
    const renamed = { firstName: "Ben", lastName: "Reyes" };
    expect((await ana.agent.post("/api/account/name", renamed)).statusCode).toBe(200);
    expect(await miaOn(leader)).toMatchObject({ pickUp: entry?.pickUp });
    const log = await site.prisma.staffAction.findMany({ where: { actorId: staff.user.id } });
    expect(log.map(({ action }) => action)).toContain("registrations.guardianExcluded");
    expect(JSON.stringify(log)).not.toContain("court");
  });

  test("is named on the roster also of the same child that it enters anew", async () => {
    const { ana, leader, exclude } = await buildScene();
    await exclude(ana);
    const { path } = await publishEvent({ maxParticipants: 9, authorId: leader.user.id });
    const again = { kind: "newChild", firstName: "mía", birthYear: 2014 };
    await register(ana, path, { participants: [again, leo] });
    const { entries } = (await leader.agent.get(`${path}/roster`)).json();
    expect(entries).toMatchObject([
      { firstName: "mía", pickUp: { people: [], excluded: ["Ana Reyes"] } },
      { firstName: "Leo", pickUp: { excluded: [] } },
    ]);
  });

  test("is named still after its account was deleted", async () => {
    const { ana, leader, exclude, miaOn } = await buildScene();
    await exclude(ana);
    const currentPassword = ana.account.password;
    const deleted = await ana.agent.post("/api/account/delete", { currentPassword });
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(await miaOn(leader)).toMatchObject({ pickUp: { excluded: ["Ana Reyes"] } });
  });

  test("sees no registration that it made when another guardian removes the child", async () => {
    const { ana, ben, exclude, childId, path, staff, about } = await buildScene();
    // Those that an excluded guardian made later stay with it when the first is readmitted.
    await exclude(ana);
    const { path: later } = await publishEvent({ maxParticipants: 9 });
    await register(ben, later, { participants: [{ kind: "child", childId }] });
    await exclude(ben);
    await staff.agent.post(`${about}/${ana.user.id}/readmit`);
    const removed = await ana.agent.send("DELETE", `/api/children/${childId}`);
    expect(removed.statusCode, removed.body).toBe(200);
    for (const event of [path, later]) expect(await names(ben, event)).toEqual([]);
    expect(await names(ana, later)).toEqual(["Mia"]);
  });

  test("is decided about by staff who are no guardians of the child themselves", async () => {
    const { ana, staff, exclude, about, childId } = await buildScene();
    await site.prisma.childGuardian.create({ data: { childId, userId: staff.user.id } });
    for (const response of [
      await exclude(ana),
      await staff.agent.get(about),
      await staff.agent.post(`${about}/${staff.user.id}/readmit`),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([
        403,
        expect.stringContaining("You are a guardian of this child"),
      ]);
    }
  });

  test("gets its rights back", async () => {
    const { ana, staff, exclude, about, path } = await buildScene();
    await exclude(ana);
    await staff.agent.post(`${about}/${ana.user.id}/readmit`);
    expect((await names(ana, path)).sort()).toEqual(["Leo", "Mia"]);
  });

  test.for([{ reason: "" }, { reason: "x".repeat(1_001) }, {}])(
    "needs a reason: %j",
    async (sent) => {
      const { ana, staff, about } = await buildScene();
      const response = await staff.agent.post(`${about}/${ana.user.id}/exclude`, sent);
      expect(response.statusCode).toBe(400);
      const nobody = await staff.agent.post(`${about}/nobody/exclude`, { reason: REASON });
      expect(nobody.statusCode).toBe(404);
    },
  );

  test("while it signs the child up: the one or the other, and no half", async () => {
    const { ana, ben, childId, exclude } = await buildScene();
    const { id, path } = await publishEvent({ maxParticipants: 9 });
    const [registered] = await Promise.all([
      register(ana, path, { participants: [{ kind: "child", childId }, { kind: "self" }] }),
      exclude(ana),
    ]);
    const rows = await site.prisma.registration.findMany({ where: { eventId: id } });
    if (registered.status === 201) {
      expect(rows.map(({ userId }) => userId).sort()).toEqual([ana.user.id, ben.user.id].sort());
    } else {
      expect([registered.status, rows]).toEqual([400, []]);
    }
  });
});

describe("who may take a child home", () => {
  const grandma = { name: "Rosa Reyes", phone: "(555) 010-0123", relation: "Grandmother" };

  test("is saved by a guardian, shown on the roster with who noted it, and to nobody else", async () => {
    const { ana, ben, leader, childId, mia, path, miaOn } = await buildScene();
    const address = `/api/children/${childId}/pick-up`;
    const sent = { version: 1, people: [grandma], aloneFromAge: 11 };
    const saved = await ana.agent.send("PUT", address, sent);
    expect(saved.json()).toMatchObject({
      version: 2,
      pickUpPeople: [grandma],
      aloneConsent: { by: "Ana Reyes" },
    });
    const late = await ben.agent.send("PUT", address, { ...sent, people: [] });
    expect(late.statusCode).toBe(409);
    expect(await miaOn(leader)).toMatchObject({
      pickUp: { people: [{ name: "Ana Reyes" }, { name: "Ben Reyes" }, grandma], aloneFromAge: 11 },
      pickedUp: null,
    });
    await leader.agent.post(`${path}/check-in`, {
      registrationId: mia?.id,
      pickedUpBy: "Rosa Reyes",
    });
    expect(await miaOn(leader)).toMatchObject({ pickedUp: { by: "Lee", at: expect.any(String) } });
    const stranger = await buildMember(site);
    expect((await stranger.agent.get(`${path}/roster`)).statusCode).toBe(403);
    expect((await stranger.agent.send("PUT", address, sent)).statusCode).toBe(404);
    // The consent ends with its guardian.
    await ana.agent.post(`/api/children/${childId}/leave`);
    const care = (await ben.agent.get(`/api/children/${childId}/care`)).json();
    expect(care).toMatchObject({ aloneFromAge: null, aloneConsent: null, pickUpPeople: [grandma] });
  });

  test.for([
    [{ people: Array(7).fill(grandma) }, "At most 6 people"],
    [{ people: [{ ...grandma, phone: "call me" }] }, "Phone is not a phone number"],
    [{ people: [{ ...grandma, name: " " }] }, "Name is required"],
    [{ people: [{ ...grandma, relation: "x".repeat(61) }] }, "Relation must be at most"],
    [{ people: "Rosa" }, "Say who may pick the child up"],
    [{ aloneFromAge: 3 }, "Age must be a number of years"],
    [{ aloneFromAge: 18 }, "Age must be a number of years"],
    [{ version: undefined }, "Version must be"],
  ] as const)("refuses %j", async ([wrong, message]) => {
    const ana = await buildMember(site);
    const child = { firstName: "Mia", birthYear: 2014 };
    const { id } = (await ana.agent.post("/api/children", child)).json<{ id: string }>();
    const sent = { version: 1, people: [], aloneFromAge: null, ...wrong };
    const response = await ana.agent.send("PUT", `/api/children/${id}/pick-up`, sent);
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    expect(await site.prisma.pickUpPerson.count({ where: { childId: id } })).toBe(0);
  });
});
