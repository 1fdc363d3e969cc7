import { PARTY_MAX } from "@headwaters/contracts";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import {
  type Family,
  leo,
  mia,
  type RegistrationResult,
  useRegistrations,
} from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import type { Mail } from "../../platform/mail/mail.ts";
import { idle } from "../../testing/content.ts";
import { PUBLIC_URL, useSite } from "../../testing/site.ts";
import { cancelRegistrations } from "./endRegistrations.ts";
import { lockEvent } from "./events/lockEvent.ts";
import { familyMails } from "./families/familyMails.ts";

const site = useSite();
const { publishEvent, register, countSeats, readSubjects } = useRegistrations(site);

const families = (count: number) =>
  Promise.all(Array.from({ length: count }, () => buildMember(site)));

describe("registering", () => {
  test("confirms two children in one request, and stores them as children of the account", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 5 });
    const family = await buildMember(site);
    const { status, people } = await register(family, path, { participants: [mia, leo] });
    expect(status).toBe(201);
    expect(people).toMatchObject([
      { firstName: "Mia", status: "confirmed", ahead: null },
      { firstName: "Leo", status: "confirmed", ahead: null },
    ]);
    expect(await countSeats(id)).toEqual({ counter: 2, taken: 2 });
    const children = await family.agent.get("/api/children");
    expect(children.json()).toMatchObject([{ firstName: "Mia" }, { firstName: "Leo" }]);
  });

  test("a repeated request returns the same registration", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 5 });
    const family = await buildMember(site);
    const sending = { idempotencyKey: "0123456789abcdef" };
    const responses = await Promise.all([1, 2, 3].map(() => register(family, path, sending)));
    expect(new Set(responses.map(({ people }) => people[0]?.id)).size).toBe(1);
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
  });

  test("40 concurrent families for 7 seats: 7 are confirmed, 33 wait in order", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 7 });
    const members = await families(40);
    const responses = await Promise.all(members.map((family) => register(family, path)));
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(201));
    const statuses = responses.map(({ people }) => people[0]?.status);
    expect(statuses.filter((status) => status === "confirmed")).toHaveLength(7);
    expect(await countSeats(id)).toEqual({ counter: 7, taken: 7 });
    const ahead = responses.map(({ people }) => people[0]?.ahead).filter((n) => n !== null);
    expect(ahead.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 33 }, (_, i) => i),
    );
  });
});

describe("the waitlist", () => {
  test("a freed seat is offered to the first on the waitlist, who can accept it", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1 });
    const [one, two, three] = (await families(3)) as [Family, Family, Family];
    const first = await register(one, path);
    const second = await register(two, path);
    const third = await register(three, path);
    expect([second, third].map(({ people }) => people[0])).toMatchObject([
      { status: "waiting", ahead: 0 },
      { status: "waiting", ahead: 1 },
    ]);
    const registrationIds = [first.people[0]?.id];
    const cancelled = await one.agent.post(`${path}/cancel`, { registrationIds });
    expect(cancelled.json()).toMatchObject([{ status: "cancelled" }]);
    const offered = await two.agent.get(path);
    expect(offered.json()).toMatchObject([{ status: "offered", ahead: null }]);
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
    const accepted = await two.agent.post(`${path}/accept`, {
      registrationIds: [second.people[0]?.id],
    });
    expect(accepted.json()).toMatchObject([{ status: "confirmed", offeredUntil: null }]);
    expect((await three.agent.get(path)).json()).toMatchObject([{ status: "waiting", ahead: 0 }]);
  });

  test("a party that wants seats together waits for enough seats, and blocks those behind it", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 3 });
    const [one, two, three] = (await families(3)) as [Family, Family, Family];
    const first = await register(one, path, { participants: [mia, leo] });
    const both = await register(two, path, { participants: [mia, leo], together: true });
    expect(both.people.map(({ status }) => status)).toEqual(["waiting", "waiting"]);
    const alone = await register(three, path);
    expect(alone.people[0]?.status).toBe("waiting");
    await one.agent.post(`${path}/cancel`, { registrationIds: [first.people[0]?.id] });
    const offered = (await two.agent.get(path)).json<RegistrationResult[]>();
    expect(offered.map(({ status }) => status)).toEqual(["offered", "offered"]);
    expect((await three.agent.get(path)).json()).toMatchObject([{ status: "waiting" }]);
    expect(await countSeats(id)).toEqual({ counter: 3, taken: 3 });
  });
});

describe("eligibility", () => {
  const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  const born = (age: number) => new Date().getFullYear() - age;

  test("a person outside the age group gets an error, and nothing is stored", async () => {
    const { id, path } = await publishEvent({ details: { create: { ageGroup: "13-18" } } });
    const family = await buildMember(site);
    const participants = [{ kind: "newChild", firstName: "Mia", birthYear: born(7) }];
    const { status, message } = await register(family, path, { participants });
    expect([status, message]).toEqual([
      400,
      "This event is for ages 13–18, and Mia will be 6 or 7 by then. If it should be possible all the same, please write to us.",
    ]);
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
    expect((await family.agent.get("/api/children")).json()).toEqual([]);
  });

  test("a person who may have the right age on the date, before or after the birthday, is accepted", async () => {
    const { path } = await publishEvent({ details: { create: { ageGroup: "6-12" } } });
    for (const age of [6, 13]) {
      const participants = [{ kind: "newChild", firstName: "Mia", birthYear: born(age) }];
      expect((await register(await buildMember(site), path, { participants })).status).toBe(201);
    }
  });

  test("a minor needs contacts, an adult does not", async () => {
    const { path } = await publishEvent();
    const family = await buildMember(site);
    const noContacts = { guardian: null, emergency: null };
    expect(await register(family, path, noContacts)).toMatchObject({
      status: 400,
      message: "Guardian name is required",
    });
    const self = await register(family, path, { ...noContacts, participants: [{ kind: "self" }] });
    expect(self).toMatchObject({ status: 201, people: [{ firstName: "Ana", isSelf: true }] });
  });

  test.for([
    [{ participants: [] }, "Choose who is coming"],
    [{ participants: [{ kind: "newChild", firstName: "Mia" }] }, "Birth year is required"],
    [{ participants: [{ kind: "child", childId: "unknown" }] }, "not on your account"],
    [{ participants: [mia, { kind: "self" }, { kind: "self" }] }, "in the list twice"],
    [{ participants: Array(PARTY_MAX + 1).fill(mia) }, `At most ${PARTY_MAX} people`],
    [{ participants: "Mia" }, "Choose who is coming"],
    [{ guardian: { name: "Ana", phone: "call me" } }, "Guardian phone is not a phone number"],
    [{ terms: undefined }, "Please agree to the terms of the event"],
    [{ terms: "2020-01" }, "The terms have changed. Please read them again"],
    [{ together: "yes" }, "Expected boolean, received string"],
  ] as const)("refuses %j", async ([wrong, message]) => {
    const { id, path } = await publishEvent();
    const response = await register(await buildMember(site), path, wrong);
    expect(response.status).toBe(400);
    expect(response.message.toLowerCase()).toContain(message.toLowerCase());
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
  });

  test("a family's contacts are suggested for its next event, and to no other account", async () => {
    const [one, two] = (await families(2)) as [Family, Family];
    const readContacts = async ({ agent }: Family) =>
      (await agent.get("/api/registrations/contacts")).json();
    const noContacts = { guardian: null, emergency: null };
    expect(await readContacts(one)).toEqual(noContacts);
    const named = {
      guardian: { name: "Ana Reyes", phone: "(555) 010-0199" },
      emergency: { name: "Sam Reyes", phone: "(555) 010-0123" },
    };
    await register(one, (await publishEvent()).path, named);
    const self = { participants: [{ kind: "self" }], ...noContacts };
    await register(one, (await publishEvent()).path, self);
    expect(await readContacts(one)).toEqual(named);
    expect(await readContacts(two)).toEqual(noContacts);
  });

  test("a new child that is sent from two tabs takes one seat, and is one child", async () => {
    const { id, path } = await publishEvent();
    const family = await buildMember(site);
    const child = { kind: "newChild", firstName: "Ana", birthYear: 2018 };
    const responses = await Promise.all(
      ["Ana", "ana"].map((firstName) =>
        register(family, path, { participants: [{ ...child, firstName }] }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.message).toMatch(
      /^ana is signed up for this event already\.$/i,
    );
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
    const children = async () => (await family.agent.get("/api/children")).json();
    expect(await children()).toHaveLength(1);
    const twice = await register(family, (await publishEvent()).path, {
      participants: [child, child],
    });
    expect(twice.message).toMatch(/^ana is in the list twice$/i);
    expect(await children()).toHaveLength(1);
  });

  test("another account's child cannot be registered", async () => {
    const { path } = await publishEvent();
    const [one, two] = (await families(2)) as [Family, Family];
    await one.agent.post("/api/children", { firstName: "Mia", birthYear: 2018 });
    const [{ id: childId }] = (await one.agent.get("/api/children")).json();
    const { status } = await register(two, path, { participants: [{ kind: "child", childId }] });
    expect(status).toBe(400);
  });

  test("a duplicate child is rejected with its name", async () => {
    const { path } = await publishEvent();
    const family = await buildMember(site);
    await register(family, path);
    const [{ id: childId }] = (await family.agent.get("/api/children")).json();
    const again = await register(family, path, { participants: [{ kind: "child", childId }] });
    expect(again).toMatchObject({
      status: 409,
      message: "Mia is signed up for this event already.",
    });
  });

  test("anonymous visitors get 401; drafts and unknown events get 404", async () => {
    const { path } = await publishEvent();
    expect((await new Agent(site).post(path, {})).statusCode).toBe(401);
    const draft = await publishEvent({ published: false });
    const family = await buildMember(site);
    expect((await register(family, draft.path)).status).toBe(404);
    expect((await register(family, "/api/events/unknown/registrations")).status).toBe(404);
  });

  test("registering is rejected after the deadline, the beginning or a cancellation", async () => {
    const past = new Date(Date.now() - 1_000);
    const family = await buildMember(site);
    const rejected = async (overrides: Record<string, unknown>) => {
      const { path } = await publishEvent(overrides);
      const { status, message } = await register(family, path);
      expect(status).toBe(409);
      return message;
    };
    expect(await rejected({ registrationDeadline: past, eventDate: inAWeek() })).toContain(
      "closed",
    );
    expect(await rejected({ eventDate: past })).toContain("has begun");
    expect(await rejected({ details: { create: { cancelledAt: past } } })).toContain("cancelled");
  });
});

describe("cancelling", () => {
  test("works once by the mailed link, for one or all; opening its page changes nothing", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 3 });
    const other = await register(await buildMember(site), path);
    const family = await buildMember(site);
    const { people } = await register(family, path, { participants: [mia, leo] });
    const { cancelToken: token } = await site.prisma.registrationParty.findFirstOrThrow({
      where: { eventId: id, userId: family.user.id },
    });
    const look = await new Agent(site).get(
      `/trpc/registrations.byToken?input=${encodeURIComponent(JSON.stringify({ json: { token } }))}`,
    );
    expect(look.json().result.data.json.people).toEqual([
      { id: people[0]?.id, name: "Mia", status: "confirmed" },
      { id: people[1]?.id, name: "Leo", status: "confirmed" },
    ]);
    expect(await countSeats(id)).toEqual({ counter: 3, taken: 3 });
    const press = (chosen = {}) =>
      new Agent(site).post("/api/registrations/cancel", { token, ...chosen });
    const registrationIds = [people[1]?.id, other.people[0]?.id];
    expect((await press({ registrationIds })).json()).toMatchObject({ cancelled: 1 });
    for (const wrong of [[], [""], "all", [{}], Array(101).fill("x")]) {
      expect((await press({ registrationIds: wrong })).statusCode).toBe(400);
    }
    expect((await press()).json()).toMatchObject({ cancelled: 1 });
    expect((await press()).json()).toMatchObject({ cancelled: 0 });
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
    const forged = await new Agent(site).post("/api/registrations/cancel", {
      token: "0123456789abcdef0123",
    });
    expect(forged.statusCode).toBe(404);
  });

  test("is not possible for another family's registrations", async () => {
    const { id, path } = await publishEvent();
    const [one, two] = (await families(2)) as [Family, Family];
    const { people } = await register(one, path);
    const registrationIds = people.map((person) => person.id);
    await two.agent.post(`${path}/cancel`, { registrationIds });
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
    const accepted = await two.agent.post(`${path}/accept`, { registrationIds });
    expect(accepted.statusCode).toBe(409);
  });

  test("is not possible after the event has begun", async () => {
    const { id, path } = await publishEvent();
    const family = await buildMember(site);
    const { people } = await register(family, path);
    await site.prisma.event.update({ where: { id }, data: { eventDate: new Date(0) } });
    const late = await family.agent.post(`${path}/cancel`, {
      registrationIds: people.map((person) => person.id),
    });
    expect(late.statusCode).toBe(409);
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
  });

  test("happens when an account is deleted: its seats are offered to the waitlist", async () => {
    const { id, path } = await publishEvent({ maxParticipants: 1 });
    const [one, two] = (await families(2)) as [Family, Family];
    await register(one, path);
    await register(two, path);
    const deletion = await one.agent.post("/api/account/delete", {
      currentPassword: one.account.password,
    });
    expect(deletion.statusCode).toBe(200);
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
    expect(await site.prisma.child.count({ where: { userId: one.user.id } })).toBe(0);
  });
});

describe("mails", () => {
  test("report confirmed seats, with a calendar file, places on the waitlist, and offers", async () => {
    const { path } = await publishEvent({ maxParticipants: 1 });
    const [one, two] = (await families(2)) as [Family, Family];
    const { people } = await register(one, path);
    await register(two, path);
    await one.agent.post(`${path}/cancel`, { registrationIds: people.map(({ id }) => id) });
    expect(await readSubjects(one.account.email)).toEqual([
      "You’re in: Knots and casting",
      "No longer signed up: Knots and casting",
    ]);
    expect(await readSubjects(two.account.email)).toEqual([
      "On the waitlist: Knots and casting",
      "A seat is free: Knots and casting",
    ]);
  });

  test("offer to give up seats as long as one of the family has one", async () => {
    const { id, path } = await publishEvent();
    const [one] = (await families(1)) as [Family];
    const { people } = await register(one, path, { participants: [mia, leo] });
    const written: Mail[] = [];
    const addAll = async (_: unknown, mails: Mail[]) => written.push(...mails) && [];
    const mails = familyMails({ outbox: { addAll } as never, ...idle, publicUrl: PUBLIC_URL });
    for (const person of people) {
      await site.prisma.$transaction(async (transaction) => {
        const event = await lockEvent(transaction, id);
        await cancelRegistrations(transaction, mails, event, { id: person.id });
      });
    }
    expect(written.map(({ text }) => text.includes("Give up one seat or all"))).toEqual([
      true,
      false,
    ]);
  });
});

describe("the event's author, who is a leader, and staff", () => {
  async function ownEvent(overrides: Record<string, unknown> = {}) {
    const author = await buildMember(site);
    return { author, ...(await publishEvent({ authorId: author.user.id, ...overrides })) };
  }

  test("see the roster with contacts, unlike others; views are logged once", async () => {
    const { id, path, author } = await ownEvent();
    const family = await buildMember(site);
    await register(family, path, {
      participants: [{ ...mia, needs: "Nuts", photoConsent: true }],
    });
    const staff = await buildStaff(site);
    for (const { agent } of [author, author, staff]) {
      const { entries } = (await agent.get(`${path}/roster`)).json();
      expect(entries).toMatchObject([
        {
          firstName: "Mia",
          needs: "Nuts",
          photoConsent: true,
          email: expect.any(String),
          guardianPhone: "(555) 010-0199",
          emergencyName: "Leo Reyes",
          attendance: null,
        },
      ]);
    }
    expect((await family.agent.get(`${path}/roster`)).statusCode).toBe(403);
    expect((await new Agent(site).get(`${path}/roster`)).statusCode).toBe(401);
    const looks = await site.prisma.staffAction.findMany({
      where: { subjectId: id, action: "registrations.viewed" },
      orderBy: { id: "asc" },
    });
    expect(looks.map(({ actorId, actorKind }) => [actorId, actorKind])).toEqual([
      [author.user.id, "leader"],
      [staff.user.id, "staff"],
    ]);
  });

  test("add people; only staff waive the age group; none can exceed the seats", async () => {
    const { id, path, author } = await ownEvent({
      maxParticipants: 1,
      details: { create: { ageGroup: "13-18" } },
    });
    const walkIn = {
      participants: [{ firstName: "Kai", birthYear: new Date().getFullYear() - 8 }],
      guardian: { name: "Ana Reyes", phone: "(555) 010-0199" },
      emergency: { name: "Leo Reyes", phone: "(555) 010-0188" },
      email: "kai.parent@example.org",
    };
    expect((await author.agent.post(`${path}/add`, walkIn)).statusCode).toBe(400);
    const anyAge = { ...walkIn, anyAge: true };
    expect((await author.agent.post(`${path}/add`, anyAge)).statusCode).toBe(403);
    const staff = await buildStaff(site);
    const added = await staff.agent.post(`${path}/add`, anyAge);
    expect(added.json().entries).toMatchObject([{ firstName: "Kai", status: "confirmed" }]);
    expect(await readSubjects("kai.parent@example.org")).toEqual(["You’re in: Knots and casting"]);
    const second = await staff.agent.post(`${path}/add`, anyAge);
    expect(second.json().entries).toMatchObject([{ status: "confirmed" }, { status: "waiting" }]);
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
  });

  test("remove a person, who is notified, and whose seat is offered", async () => {
    const { id, path, author } = await ownEvent({ maxParticipants: 1 });
    const [one, two] = (await families(2)) as [Family, Family];
    const { people } = await register(one, path);
    await register(two, path);
    const registrationIds = people.map((person) => person.id);
    const rejected = await two.agent.post(`${path}/remove`, { registrationIds });
    expect(rejected.statusCode).toBe(403);
    const removed = await author.agent.post(`${path}/remove`, { registrationIds });
    expect(removed.json().entries.map(({ status }: RegistrationResult) => status)).toEqual([
      "offered",
    ]);
    const staff = await buildStaff(site);
    const { entries } = (await staff.agent.get(`${path}/roster`)).json();
    expect(entries).toMatchObject([{ status: "offered" }, { status: "cancelled" }]);
    await author.agent.post(`${path}/remove`, { registrationIds });
    const subjects = await readSubjects(one.account.email);
    expect(subjects.filter((subject) => subject.startsWith("No longer"))).toHaveLength(1);
    expect(await countSeats(id)).toEqual({ counter: 1, taken: 1 });
    const auditWhere = { subjectId: id, action: "registrations.removed" };
    expect(await site.prisma.staffAction.count({ where: auditWhere })).toBe(1);
  });

  test("export the roster as a file without formulas, which is logged", async () => {
    const { id, path, author } = await ownEvent();
    const family = await buildMember(site);
    await register(family, path, {
      participants: [{ ...mia, needs: "Nuts, and bees" }],
      guardian: { name: "=HYPERLINK(1)", phone: "(555) 010-0199" },
    });
    const file = await author.agent.get(`${path}/roster.csv`);
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head, line] = file.body.split("\r\n");
    expect(head).toContain("First name,Birth year,Status");
    expect(line).toContain("Mia,2018,Confirmed");
    expect(line).toContain("'=HYPERLINK(1),");
    expect(line).toContain('"Nuts, and bees"');
    expect((await family.agent.get(`${path}/roster.csv`)).statusCode).toBe(403);
    const auditWhere = { subjectId: id, action: "registrations.exported" };
    expect(await site.prisma.staffAction.count({ where: auditWhere })).toBe(1);
  });

  test("message all attendees, once per request", async () => {
    const { path, author } = await ownEvent();
    const family = await buildMember(site);
    await register(family, path, { participants: [mia, leo] });
    const sent = { text: "Please bring boots.", idempotencyKey: "0123456789abcdef" };
    expect((await author.agent.post(`${path}/message`, sent)).json()).toEqual({ mails: 1 });
    expect((await author.agent.post(`${path}/message`, sent)).json()).toEqual({ mails: 1 });
    const subjects = await readSubjects(family.account.email);
    expect(subjects.filter((subject) => subject === "About Knots and casting")).toHaveLength(1);
  });

  test("write to those who wait, or to one family, which the log tells apart", async () => {
    const { id, path, author } = await ownEvent({ maxParticipants: 1 });
    const [one, two, three] = (await families(3)) as [Family, Family, Family];
    for (const family of [one, two, three]) await register(family, path);
    const { partyId } = await site.prisma.registration.findFirstOrThrow({
      where: { eventId: id, userId: one.user.id },
    });
    const send = (sent: object) =>
      author.agent.post(`${path}/message`, { text: "A heron was seen.", ...sent });
    const readMailed = async () =>
      Promise.all(
        [one, two, three].map(async ({ account }) =>
          (await readSubjects(account.email)).filter((subject) => subject.startsWith("About")),
        ),
      );
    const about = "About Knots and casting";
    expect((await send({ audience: "waiting" })).json()).toEqual({ mails: 2 });
    expect(await readMailed()).toEqual([[], [about], [about]]);
    expect((await send({ audience: "family", partyId })).json()).toEqual({ mails: 1 });
    expect(await readMailed()).toEqual([[about], [about], [about]]);
    const logged = await site.prisma.staffAction.findMany({
      where: { subjectId: id },
      orderBy: { id: "asc" },
    });
    expect(logged.map(({ action, details }) => [action, details])).toEqual([
      ["registrations.waitlistMessaged", { mails: 2 }],
      ["registrations.familyMessaged", { mails: 1 }],
    ]);
    const other = await publishEvent();
    const { people } = await register(one, other.path);
    const elsewhere = await site.prisma.registration.findUniqueOrThrow({
      where: { id: people[0]?.id ?? "" },
    });
    for (const [sent, status, message] of [
      [{ audience: "all" }, 400, "Choose whom the message is for"],
      [{ audience: "family" }, 400, "Choose a family"],
      [
        { audience: "family", partyId: elsewhere.partyId },
        404,
        "This family is not signed up any more. Please look at the list again.",
      ],
    ] as const) {
      const rejected = await send(sent);
      expect([rejected.statusCode, rejected.json().message]).toEqual([status, message]);
    }
  });

  test("cancel the event: everyone is notified, seats are freed, the calendar file is updated", async () => {
    const { id, path, author } = await ownEvent({ maxParticipants: 1 });
    const [one, two] = (await families(2)) as [Family, Family];
    await register(one, path);
    await register(two, path);
    const cancelEvent = () =>
      author.agent.post(`/api/events/${id}/cancel`, { note: "The river is too high." });
    expect((await cancelEvent()).statusCode).toBe(200);
    expect((await cancelEvent()).statusCode).toBe(200);
    expect(await countSeats(id)).toEqual({ counter: 0, taken: 0 });
    for (const { account } of [one, two]) {
      const subjects = await readSubjects(account.email);
      expect(subjects.filter((subject) => subject.startsWith("Cancelled"))).toHaveLength(1);
    }
    const findCalendar = async () =>
      (await findMails(site, one.account.email)).find(({ kind }) => kind === "eventCancelled")
        ?.calendar;
    await expect.poll(findCalendar).toBeDefined();
    const calendar = await findCalendar();
    expect(calendar).toContain("STATUS:CANCELLED");
    expect(calendar).toContain(`UID:${id}`);
    expect(calendar).toContain("SEQUENCE:1");
    expect((await register(one, path)).message).toBe("This event was cancelled.");
    expect((await one.agent.post(`/api/events/${id}/cancel`, {})).statusCode).toBe(403);
  });

  test("cannot unpublish an event with active registrations", async () => {
    const { id, path, author } = await ownEvent();
    await register(await buildMember(site), path);
    const rejected = await author.agent.post(`/api/events/${id}/unpublish`, {
      familyNote: "The river is too high.",
    });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().message).toContain("Cancel it instead");
  });

  test("cannot lower the maximum below the taken seats, nor delete the event", async () => {
    const { id, path, author } = await ownEvent({ maxParticipants: 5 });
    await register(await buildMember(site), path, { participants: [mia, leo] });
    const form = (await author.agent.get(`/api/events/${id}/edit`)).json();
    const change = (maxParticipants: number) =>
      author.agent.send("PUT", `/api/events/${id}`, {
        ...form.fields,
        version: form.version,
        published: true,
        maxParticipants,
      });
    const lowered = await change(1);
    expect([lowered.statusCode, lowered.json().message]).toEqual([
      400,
      "2 seats are taken already",
    ]);
    const deleted = await author.agent.send("DELETE", `/api/events/${id}`);
    expect(deleted.statusCode).toBe(409);
    expect(deleted.json().message).toContain("2 people are signed up");
    expect((await change(2)).statusCode).toBe(200);
  });
});
