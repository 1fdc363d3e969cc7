import { EVENT_LEADERS_MAX } from "@headwaters/contracts";
import { findMails } from "@headwaters/testing/mail/mails";
import {
  buildLeader,
  buildMember,
  buildStaff,
  makeLeader,
} from "@headwaters/testing/people/accounts";
import { mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test, vi } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register, readSubjects } = useRegistrations(site);

type Someone = Pick<Awaited<ReturnType<typeof buildMember>>, "agent">;

/** Builds an event with one family, and accounts of all roles. */
async function buildScene() {
  const [author, named, stranger, staff] = await Promise.all([
    buildLeader(site),
    buildLeader(site, { firstName: "Named" }),
    buildLeader(site),
    buildStaff(site),
  ]);
  const { id, path } = await publishEvent({ authorId: author.user.id });
  const member = await buildMember(site);
  await site.prisma.eventDetails.update({
    where: { eventId: id },
    data: { registrationApprovedAt: new Date() },
  });
  const family = await buildMember(site);
  const { people } = await register(family, path, { participants: [{ ...mia, needs: "Nuts" }] });
  const naming = { email: named.account.email };
  const response = await author.agent.post(`/api/events/${id}/leaders`, naming);
  expect(response.statusCode, response.body).toBe(201);
  return { id, path, author, named, stranger, staff, family, member, people };
}

/** All calls that show or change people, by REST and RPC, with input that changes nothing. */
function callsAbout(id: string) {
  const path = `/api/events/${id}/registrations`;
  const rpc = (name: string, input: object) =>
    `/trpc/registrations.${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  const nobody = { registrationIds: ["nobody"] };
  return {
    roster: ({ agent }: Someone) => agent.get(`${path}/roster`),
    "roster by RPC": ({ agent }: Someone) => agent.get(rpc("roster", { id })),
    "roster.csv": ({ agent }: Someone) => agent.get(`${path}/roster.csv`),
    "check-in": ({ agent }: Someone) => agent.post(`${path}/check-in`, { registrationId: "x" }),
    add: ({ agent }: Someone) =>
      agent.post(`${path}/add`, { participants: [{ firstName: "A", birthYear: 2018 }] }),
    remove: ({ agent }: Someone) => agent.post(`${path}/remove`, nobody),
    "remove by RPC": ({ agent }: Someone) =>
      agent.post("/trpc/registrations.remove", { json: { id, ...nobody } }),
    message: ({ agent }: Someone) => agent.post(`${path}/message`, { text: "" }),
    leaders: ({ agent }: Someone) => agent.get(`/api/events/${id}/leaders`),
  };
}
type Call = keyof ReturnType<typeof callsAbout>;

async function answersTo(someone: Someone, id: string) {
  const statuses: Partial<Record<Call, number>> = {};
  for (const [name, call] of Object.entries(callsAbout(id))) {
    statuses[name as Call] = (await call(someone)).statusCode;
  }
  return statuses;
}

const every = (status: number) =>
  Object.fromEntries(Object.keys(callsAbout("")).map((name) => [name, status]));
/** Expected statuses of authorized calls: unknown people and bad input are rejected after authorization. */
const through = {
  ...every(200),
  "check-in": 404,
  add: 400,
  message: 400,
};
const rejected = { ...every(403), message: 400 };

describe("an event's roster", () => {
  test("is visible to its leaders and staff; its author without the role sees numbers", async () => {
    const { id, path, author, named, stranger, staff, family } = await buildScene();
    const numbers = async ({ agent }: Someone) => {
      const response = await agent.get(`${path}/numbers`);
      return [response.statusCode, response.json().seesPeople];
    };
    for (const leader of [author, named, staff]) {
      expect(await answersTo(leader, id)).toEqual(through);
      expect(await numbers(leader)).toEqual([200, true]);
    }
    for (const other of [stranger, family]) {
      expect(await answersTo(other, id)).toEqual(rejected);
      expect(await numbers(other)).toEqual([403, undefined]);
    }
    const anonymous = { agent: new Agent(site) };
    expect(await answersTo(anonymous, id)).toEqual(every(401));

    await site.prisma.userRole.deleteMany({ where: { userId: author.user.id } });
    expect(await answersTo(author, id)).toEqual(rejected);
    const counted = (await author.agent.get(`${path}/numbers`)).json();
    expect(counted).toMatchObject({ confirmed: 1, offered: 0, waiting: 0, seesPeople: false });
    expect(JSON.stringify(counted)).not.toContain("Mia");
    const { message } = (await author.agent.get(`${path}/roster`)).json();
    expect(message).toBe(
      "Only leaders and staff see who is signed up. You can see how many they are.",
    );
  });

  test("is hidden from its leaders while staff have taken it down, and they cannot republish it", async () => {
    const { id, path, author, named, staff } = await buildScene();
    const note = { familyNote: "We look into it." };
    expect((await staff.agent.post(`/api/events/${id}/unpublish`, note)).statusCode).toBe(200);
    for (const leader of [author, named]) expect(await answersTo(leader, id)).toEqual(rejected);
    expect(await answersTo(staff, id)).toEqual({ ...through, add: 409 }); // the event is unpublished
    const numbers = async () => (await author.agent.get(`${path}/numbers`)).json();
    expect(await numbers()).toMatchObject({ seesPeople: false, isTakenDown: true });

    const { fields, version } = (await author.agent.get(`/api/events/${id}/edit`)).json();
    const sent = { ...fields, version, published: true };
    const again = await author.agent.send("PUT", `/api/events/${id}`, sent);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      "Staff took this event down. Only they can publish it again: please write to us.",
    ]);
    const later = { ...sent, published: false, publishAt: new Date(Date.now() + 60_000) };
    expect((await author.agent.send("PUT", `/api/events/${id}`, later)).statusCode).toBe(409);

    expect((await staff.agent.send("PUT", `/api/events/${id}`, sent)).statusCode).toBe(200);
    for (const leader of [author, named]) expect(await answersTo(leader, id)).toEqual(through);
    expect(await numbers()).toMatchObject({ seesPeople: true, isTakenDown: false });
  });

  test("stays visible to its author if the author, not staff, unpublished it", async () => {
    const { id, author, family, people, path } = await buildScene();
    const registrationIds = people.map((person) => person.id);
    await family.agent.post(`${path}/cancel`, { registrationIds });
    expect((await author.agent.post(`/api/events/${id}/unpublish`)).statusCode).toBe(200);
    expect((await author.agent.get(`${path}/roster`)).statusCode).toBe(200);
  });

  test("shows cancelled registrations to staff only", async () => {
    const { id, path, author, named, staff, family, people } = await buildScene();
    const registrationIds = people.map((person) => person.id);
    await family.agent.post(`${path}/cancel`, { registrationIds });
    for (const { agent } of [author, named]) {
      expect((await agent.get(`${path}/roster`)).body).not.toContain("Mia");
      expect((await agent.get(`${path}/roster.csv`)).body).not.toContain("Mia");
    }
    const { entries } = (await staff.agent.get(`${path}/roster`)).json();
    expect(entries).toMatchObject([{ firstName: "Mia", status: "cancelled" }]);
    const sent = await author.agent.post(`${path}/message`, { text: "Bring boots." });
    expect(sent.json()).toEqual({ mails: 0 });
    await staff.agent.post(`/api/events/${id}/cancel`, {});
    expect((await author.agent.get(`${path}/roster`)).json().entries).toEqual([]);
  });
});

describe("naming a leader", () => {
  const untilSoManyWait = (count: number) =>
    vi.waitFor(async () => {
      const waiting = await site.prisma.$queryRaw<unknown[]>`
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(count);
    }, 5_000);

  const leadersPath = (id: string) => `/api/events/${id}/leaders`;

  test("is possible for leaders of the event and staff, and is logged", async () => {
    const { id, author, named, stranger, staff } = await buildScene();
    const naming = { email: stranger.account.email.toUpperCase() };
    const response = await named.agent.post(leadersPath(id), naming);
    expect(response.json()).toMatchObject([
      { userId: author.user.id, isAuthor: true, namedAt: null },
      { userId: named.user.id, isAuthor: false },
      { userId: stranger.user.id, isAuthor: false },
    ]);
    await named.agent.post(leadersPath(id), naming);
    expect(await answersTo(stranger, id)).toEqual(through);
    expect((await stranger.agent.get("/api/registrations/led")).json()).toMatchObject([
      { id, confirmed: 1, isCancelled: false },
    ]);

    const off = await staff.agent.send("DELETE", `${leadersPath(id)}/${stranger.user.id}`);
    expect(off.json()).toHaveLength(2);
    expect(await answersTo(stranger, id)).toEqual(rejected);
    expect((await stranger.agent.get("/api/registrations/led")).json()).toEqual([]);
    const log = await site.prisma.staffAction.findMany({
      where: { subjectId: id, action: { startsWith: "registrations.leader" } },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ actorId, action, details }) => [actorId, action, details])).toEqual([
      [author.user.id, "registrations.leaderNamed", { account: named.user.id }],
      [named.user.id, "registrations.leaderNamed", { account: stranger.user.id }],
      [staff.user.id, "registrations.leaderRemoved", { account: stranger.user.id }],
    ]);
  });

  test.for([
    ["nobody@example.org", 400],
    ["no address", 400],
    ["", 400],
    [7, 400],
  ])("rejects the address %s", async ([email, status]) => {
    const author = await buildLeader(site);
    const { id } = await publishEvent({ authorId: author.user.id });
    const response = await author.agent.post(leadersPath(id), { email });
    expect(response.statusCode).toBe(status);
    expect(await site.prisma.eventLeader.count({ where: { eventId: id } })).toBe(0);
  });

  test("gives the same error for an account without the role and for no account", async () => {
    const { id, author, member } = await buildScene();
    const asked = (email: string) => author.agent.post(leadersPath(id), { email });
    const [known, unknown] = [await asked(member.account.email), await asked("x@example.org")];
    expect(known.statusCode).toBe(400);
    expect(known.json()).toEqual(unknown.json());
  });

  test("ends at once when the role is revoked; granting it again does not restore it", async () => {
    const { id, named, staff, path } = await buildScene();
    const role = (change: string) =>
      staff.agent.post(`/api/staff/people/${named.user.id}/${change}`, { role: "leader" });
    const reading = Array.from({ length: 5 }, () => named.agent.get(`${path}/roster`));
    expect((await role("revoke")).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(reading))
      expect([200, 403]).toContain(statusCode);
    expect(await answersTo(named, id)).toEqual(rejected);
    expect((await role("grant")).statusCode).toBe(200);
    expect(await answersTo(named, id)).toEqual(rejected);
  });

  test("survives two leaders who remove each other concurrently; a removed leader loses access", async () => {
    const { id, named, stranger, staff, path } = await buildScene();
    await staff.agent.post(leadersPath(id), { email: stranger.account.email });
    const responses = await Promise.all([
      named.agent.send("DELETE", `${leadersPath(id)}/${stranger.user.id}`),
      stranger.agent.send("DELETE", `${leadersPath(id)}/${named.user.id}`),
    ]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    for (const status of statuses) expect([200, 403]).toContain(status);
    expect(statuses).toContain(200);
    const rosters = [stranger, named].map(({ agent }) => agent.get(`${path}/roster`));
    const seen = (await Promise.all(rosters)).map(({ statusCode }) => statusCode);
    expect(seen).toEqual(statuses.map((status) => (status === 200 ? 403 : 200)));
  });

  test("is limited for each event, also for concurrent requests", async () => {
    const { id, stranger, author, member } = await buildScene();
    await makeLeader(site, member.user.id);
    await site.prisma.$executeRaw`
      INSERT INTO users (id, username, email, password)
      SELECT 'leader-' || n, 'leader-' || n, 'leader-' || n || '@example.org', ''
      FROM generate_series(1, ${EVENT_LEADERS_MAX - 2}::int) n`;
    await site.prisma.$executeRaw`
      INSERT INTO event_leaders ("eventId", "userId")
      SELECT ${id}, id FROM users WHERE id LIKE 'leader-%'`;
    // Both wait for the event's lock, which this transaction holds.
    const naming = await site.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SELECT FROM events WHERE id = ${id} FOR UPDATE`;
      const both = [stranger, member].map(({ account: { email } }) =>
        author.agent.post(leadersPath(id), { email }),
      );
      await untilSoManyWait(2);
      return { both };
    });
    const statuses = (await Promise.all(naming.both)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await site.prisma.eventLeader.count({ where: { eventId: id } })).toBe(EVENT_LEADERS_MAX);
  });

  test("is deleted with the account, and is in its data", async () => {
    const { id, author, named } = await buildScene();
    const data = async ({ agent }: Someone) => (await agent.get("/api/account/data")).json();
    expect(await data(named)).toMatchObject({
      roles: [{ role: "leader" }],
      ledEvents: [{ eventId: id, namedAt: expect.any(String) }],
      namedLeaders: [],
    });
    expect(await data(author)).toMatchObject({ ledEvents: [], namedLeaders: [{ eventId: id }] });
    const currentPassword = named.account.password;
    await named.agent.post("/api/account/delete", { currentPassword });
    expect(await site.prisma.eventLeader.count({ where: { eventId: id } })).toBe(0);
  });
});

test("a member's cancellation note awaits approval if staff do not back the event", async () => {
  const author = await buildMember(site);
  const { id, path } = await publishEvent({
    details: { create: { registrationApprovedAt: new Date() } },
  });
  await site.prisma.event.update({ where: { id }, data: { authorId: author.user.id } });
  const family = await buildMember(site);
  await register(family, path);
  await site.prisma.eventDetails.update({
    where: { eventId: id },
    data: { registrationApprovedAt: null },
  });
  await site.prisma.event.update({ where: { id }, data: { title: "Buy pills at pills.example" } });
  const note = "Cheap pills instead.";
  expect((await author.agent.post(`/api/events/${id}/cancel`, { note })).statusCode).toBe(200);
  expect(await readSubjects(family.account.email)).toEqual([
    "You’re in: Knots and casting",
    "Cancelled: Knots and casting",
  ]);
  await expect.poll(() => findMails(site, family.account.email)).toHaveLength(2);
  expect(JSON.stringify(await findMails(site, family.account.email))).not.toMatch(/pills/i);

  const staff = await buildStaff(site);
  const queue = async () => (await staff.agent.get("/api/staff/events")).json().cancelNotes;
  const shown = async () =>
    (
      await new Agent(site).get(
        `/trpc/events.page?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`,
      )
    ).json().result.data.json.registration.cancelledNote;
  expect(await queue()).toMatchObject([{ id, note }]);
  expect(await shown()).toBeNull();
  const decide = (how: string) => staff.agent.post(`/api/staff/events/${id}/cancel-note/${how}`);
  expect((await decide("approve")).statusCode).toBe(200);
  expect((await decide("discard")).statusCode).toBe(200); // no note is pending any more
  expect(await queue()).toEqual([]);
  await expect.poll(shown).toBe(note);
});

test("staff see the next events with seats, waitlist and cancelled ones", async () => {
  await site.prisma.registrationParty.deleteMany();
  await site.prisma.event.deleteMany();
  const staff = await buildStaff(site);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await publishEvent({ title: "Over", eventDate: inDays(-2) });
  await publishEvent({ title: "Draft", eventDate: inDays(3), published: false });
  const second = await publishEvent({ title: "Second", eventDate: inDays(5), maxParticipants: 1 });
  const first = await publishEvent({ title: "First", eventDate: inDays(4) });
  await register(await buildMember(site), second.path);
  await register(await buildMember(site), second.path);
  await staff.agent.post(`/api/events/${first.id}/cancel`, {});
  const response = await staff.agent.get("/api/staff/events/next");
  expect(response.json()).toMatchObject([
    { id: first.id, title: "First", isCancelled: true, taken: 0, waiting: 0 },
    { id: second.id, isCancelled: false, taken: 1, maxParticipants: 1, waiting: 1 },
  ]);
  expect((await staff.agent.get("/api/staff/events/next?limit=1")).json()).toHaveLength(1);
});
