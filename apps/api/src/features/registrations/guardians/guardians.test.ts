import { GUARDIANS_MAX } from "@headwaters/contracts";
import { findMails } from "@headwaters/testing/mail/mails";
import {
  buildMember,
  buildStaff,
  buildUnconfirmedMember,
  confirmEmail,
} from "@headwaters/testing/people/accounts";
import {
  type Family,
  leo,
  type RegistrationResult,
  useRegistrations,
} from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { openSite, useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register, readSubjects } = useRegistrations(site);

/** A family with a child Mia. */
async function buildFamily(firstName = "Ana") {
  const family = await buildMember(site, { firstName });
  const child = { firstName: "Mia", birthYear: 2018 };
  const { id } = (await family.agent.post("/api/children", child)).json<{ id: string }>();
  return { family, childId: id };
}

const invite = ({ agent }: Family, childId: string, email: string) =>
  agent.post(`/api/children/${childId}/invitations`, { email });

/** Calls a procedure without a REST address. */
const call = (agent: Agent, name: string, input: object) =>
  agent.post(`/trpc/registrations.${name}`, { json: input });

/** Counts the accounts that have called to register. */
async function countArrived(): Promise<number> {
  return site.prisma.rateLimitCount.count({
    where: { key: { startsWith: "registration:account:" } },
  });
}

async function readToken(email: string): Promise<string> {
  const find = async () =>
    (await findMails(site, email)).findLast(({ kind }) => kind === "guardianInvitation");
  await expect.poll(find).toBeDefined();
  return /token=([\w-]+)/.exec((await find())?.text ?? "")?.[1] ?? "";
}

/** Two households with one child, by an invitation that was accepted. */
async function buildHouseholds() {
  const { family, childId } = await buildFamily();
  const other = await buildMember(site, { firstName: "Ben" });
  await invite(family, childId, other.account.email);
  const token = await readToken(other.account.email);
  const response = await call(other.agent, "acceptInvitation", { token });
  expect(response.statusCode, response.body).toBe(200);
  return { family, other, childId, token };
}

const asChild = (childId: string) => ({ participants: [{ kind: "child", childId }] });

const readEvent = async ({ agent }: Family, path: string) =>
  (await agent.get(path)).json<RegistrationResult[]>();

describe("an invitation", () => {
  test("says the child's first name and who invites, and nothing else, before it is accepted", async () => {
    const { family, childId } = await buildFamily();
    const other = await buildMember(site);
    expect((await invite(family, childId, other.account.email)).statusCode).toBe(201);
    const token = await readToken(other.account.email);
    const [mail] = await findMails(site, other.account.email);
    expect(mail?.subject).not.toContain("Mia");
    expect(mail?.text).not.toContain("2018");
    const facts = { childName: "Mia", invitedBy: "Ana Reyes", expiresAt: expect.any(String) };
    const input = encodeURIComponent(JSON.stringify({ json: { token } }));
    const shown = await new Agent(site).get(`/trpc/registrations.mailedInvitation?input=${input}`);
    expect(shown.json().result.data.json).toEqual(facts);
    const own = await other.agent.get("/api/guardian-invitations");
    expect(own.json()).toEqual([{ id: expect.any(String), ...facts }]);
    expect((await other.agent.get("/api/children")).json()).toEqual([]);
    expect((await other.agent.get(`/api/children/${childId}/care`)).statusCode).toBe(404);
  });

  test("works once, and makes both guardians see the child", async () => {
    const { family, other, childId, token } = await buildHouseholds();
    for (const { agent } of [family, other]) {
      expect((await agent.get("/api/children")).json()).toMatchObject([
        { id: childId, firstName: "Mia", isShared: true },
      ]);
    }
    const again = await call(other.agent, "acceptInvitation", { token });
    expect(again.statusCode).toBe(404);
    const care = (await other.agent.get(`/api/children/${childId}/care`)).json();
    expect(care.guardians).toMatchObject([
      { userId: family.user.id, isYou: false, isExcluded: false },
      { userId: other.user.id, isYou: true },
    ]);
    expect(care.invitations).toEqual([]);
  });

  test("can only be accepted by the account with the invited, confirmed address", async () => {
    const { family, childId } = await buildFamily();
    const email = "grandma@example.org";
    await invite(family, childId, email);
    const token = await readToken(email);
    const stranger = await buildMember(site);
    const forwarded = await call(stranger.agent, "acceptInvitation", { token });
    expect(forwarded.statusCode).toBe(403);
    expect(forwarded.body).toContain("sent to another email address");
    expect(forwarded.body).not.toContain(email);
    const invited = await buildUnconfirmedMember(site, { email });
    const early = await call(invited.agent, "acceptInvitation", { token });
    expect([early.statusCode, early.body]).toEqual([
      403,
      expect.stringContaining("confirm your email"),
    ]);
    expect((await invited.agent.get("/api/guardian-invitations")).json()).toEqual([]);
    await confirmEmail(site, { email });
    const [own] = (await invited.agent.get("/api/guardian-invitations")).json();
    expect((await call(stranger.agent, "acceptInvitation", { id: own.id })).statusCode).toBe(404);
    const decline = `/api/guardian-invitations/${own.id}/decline`;
    expect((await stranger.agent.post(decline)).statusCode).toBe(404);
    expect((await call(invited.agent, "acceptInvitation", { id: own.id })).statusCode).toBe(200);
    expect((await invited.agent.get("/api/children")).json()).toHaveLength(1);
  });

  test.for([
    [
      "withdrawn",
      async (family: Family, id: string) =>
        family.agent.send("DELETE", `/api/guardian-invitations/${id}`),
    ],
    [
      "of a deleted child",
      async (family: Family, _: string, childId: string) =>
        family.agent.send("DELETE", `/api/children/${childId}`),
    ],
    [
      "expired",
      (_: Family, id: string) =>
        site.prisma.guardianInvitation.update({ where: { id }, data: { expiresAt: new Date() } }),
    ],
  ] as const)("that is %s is over", async ([, end]) => {
    const { family, childId } = await buildFamily();
    const other = await buildMember(site);
    const invited = (await invite(family, childId, other.account.email)).json();
    const token = await readToken(other.account.email);
    await end(family, invited.invitations[0].id, childId);
    for (const name of ["acceptInvitation", "declineByToken"]) {
      const response = await call(other.agent, name, { token });
      expect([response.statusCode, response.body]).toEqual([
        404,
        expect.stringContaining("This invitation is over"),
      ]);
    }
    expect((await other.agent.get("/api/guardian-invitations")).json()).toEqual([]);
  });

  test("can be declined without an account, and a new link replaces the earlier one", async () => {
    const { family, childId } = await buildFamily();
    const email = "declining@example.org";
    await invite(family, childId, email);
    const first = await readToken(email);
    await invite(family, childId, email);
    await expect.poll(() => readToken(email)).not.toBe(first);
    const nobody = new Agent(site);
    expect((await call(nobody, "declineByToken", { token: first })).statusCode).toBe(404);
    const token = await readToken(email);
    expect((await call(nobody, "declineByToken", { token })).statusCode).toBe(200);
    const care = (await family.agent.get(`/api/children/${childId}/care`)).json();
    expect(care.invitations).toEqual([]);
  });

  test("is refused to oneself, to a guardian, by an unconfirmed account, by a stranger and beyond the limit", async () => {
    const { family, other, childId } = await buildHouseholds();
    const messages = async (someone: Family, email: string) => {
      const response = await invite(someone, childId, email);
      return [response.statusCode, response.json().message];
    };
    expect(await messages(family, family.account.email.toUpperCase())).toEqual([
      400,
      "This is your own address",
    ]);
    expect(await messages(family, other.account.email)).toEqual([
      400,
      "This person is a guardian already",
    ]);
    expect(await messages(await buildMember(site), "a@example.org")).toEqual([
      404,
      "This child is not on your account any more.",
    ]);
    expect((await messages(family, "not an address"))[0]).toBe(400);
    for (let count = 2; count < GUARDIANS_MAX; count += 1) {
      expect((await invite(family, childId, `guest${count}@example.org`)).statusCode).toBe(201);
    }
    expect(await messages(family, "onemore@example.org")).toEqual([
      409,
      `A child can have ${GUARDIANS_MAX} guardians at most, invited ones included.`,
    ]);
    const unconfirmed = await buildUnconfirmedMember(site);
    const child = { firstName: "Leo", birthYear: 2018 };
    const { id } = (await unconfirmed.agent.post("/api/children", child)).json();
    expect((await invite(unconfirmed, id, "a@example.org")).statusCode).toBe(403);
  });

  test("cannot be accepted by a suspended account", async () => {
    const { family, childId } = await buildFamily();
    const other = await buildMember(site);
    await invite(family, childId, other.account.email);
    const token = await readToken(other.account.email);
    await site.prisma.suspension.create({ data: { userId: other.user.id } });
    expect((await call(other.agent, "acceptInvitation", { token })).statusCode).toBe(401);
    expect(await site.prisma.childGuardian.count({ where: { childId } })).toBe(1);
  });

  test("is limited by the hour for its account, and by the day for its address", async () => {
    const { family, other, childId } = await buildHouseholds();
    const email = "often@example.org";
    const statuses: number[] = [];
    for (let mails = 0; mails < 6; mails += 1) {
      statuses.push((await invite(family, childId, email)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
    const strict = await openSite(site.connectionString, { rateLimitFactor: 0.2 });
    try {
      const send = (to: string) =>
        new Agent(strict.site).request({
          method: "POST",
          url: `/api/children/${childId}/invitations`,
          remoteAddress: "192.0.2.9",
          headers: { cookie: other.agent.cookie },
          payload: { email: to },
        });
      const limited = [
        await send("one@example.org"),
        await send("two@example.org"),
        await send("three@example.org"),
      ];
      expect(limited.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
    } finally {
      await strict.close();
    }
  });

  test("of two acceptances at once one makes a guardian", async () => {
    const { family, childId } = await buildFamily();
    const other = await buildMember(site);
    await invite(family, childId, other.account.email);
    const token = await readToken(other.account.email);
    const responses = await Promise.all(
      [1, 2, 3].map(() => call(other.agent, "acceptInvitation", { token })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });
});

describe("two households", () => {
  test("see and change the child's registrations, whoever made them, and nobody else of the other", async () => {
    const { family, other, childId } = await buildHouseholds();
    const { path } = await publishEvent({ maxParticipants: 9 });
    const participants = [{ kind: "self" }, { kind: "child", childId }, leo];
    const { people } = await register(family, path, { participants });
    expect((await readEvent(other, path)).map(({ firstName }) => firstName)).toEqual(["Mia"]);
    expect((await other.agent.get("/api/registrations")).json()).toMatchObject([
      { registrations: [{ firstName: "Mia" }] },
    ]);
    const registrationIds = people.map(({ id }) => id);
    const cancelled = await other.agent.post(`${path}/cancel`, { registrationIds, undoable: true });
    expect(cancelled.json()).toMatchObject([{ firstName: "Mia", status: "cancelled" }]);
    expect((await readEvent(family, path)).map(({ status }) => status)).toEqual([
      "confirmed",
      "cancelled",
      "confirmed",
    ]);
    const mine = { registrationIds: [people[1]?.id] };
    expect((await family.agent.post(`${path}/take-back`, mine)).json()).toMatchObject([
      { firstName: "Mia", status: "confirmed" },
    ]);
  });

  test("sign the child up once, one after the other and at the same moment", async () => {
    const { family, other, childId } = await buildHouseholds();
    const { id, path } = await publishEvent({ maxParticipants: 9 });
    const responses = await Promise.all([
      register(family, path, asChild(childId)),
      register(other, path, { participants: [{ kind: "child", childId }, { kind: "self" }] }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.message).toBe(
      "Mia is signed up for this event already.",
    );
    expect((await register(other, path, asChild(childId))).status).toBe(409);
    const active = { eventId: id, childId, status: "confirmed" } as const;
    expect(await site.prisma.registration.count({ where: active })).toBe(1);
  });

  test("that sign the child up in one batch do not harm the families beside them", async () => {
    const { family, other, childId } = await buildHouseholds();
    const { id, path } = await publishEvent({ maxParticipants: 9 });
    const [first, third] = [await buildMember(site), await buildMember(site)];
    const before = await countArrived();
    const sent: ReturnType<typeof register>[] = [];
    await site.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SELECT FROM events WHERE id = ${id} FOR UPDATE`;
      sent.push(register(first, path));
      for (const one of [family, other]) sent.push(register(one, path, asChild(childId)));
      sent.push(register(third, path));
      await expect.poll(countArrived).toBe(before + 4);
    });
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  });

  test("both get the mails about the child, each with the people whom it may see", async () => {
    const { family, other, childId } = await buildHouseholds();
    const { id, path } = await publishEvent({ maxParticipants: 9, title: "Owl walk" });
    const participants = [{ kind: "child", childId }, leo];
    await register(family, path, { participants });
    await expect.poll(() => readSubjects(other.account.email)).toContain("You’re in: Owl walk");
    const mail = async ({ account }: Family) =>
      (await findMails(site, account.email)).find(({ kind }) => kind === "registrationConfirmed");
    await expect.poll(() => mail(other)).toBeDefined();
    await expect.poll(() => mail(family)).toBeDefined();
    expect((await mail(family))?.text).toContain("Mia and Leo");
    const text = (await mail(other))?.text ?? "";
    expect(text).toContain("Mia");
    expect(text).not.toContain("Leo");
    expect(text).not.toContain("/registrations/cancel");
    const staff = await buildStaff(site);
    await staff.agent.post(`/api/events/${id}/cancel`, {});
    await expect.poll(() => readSubjects(other.account.email)).toContain("Cancelled: Owl walk");
    await expect.poll(() => readSubjects(family.account.email)).toContain("Cancelled: Owl walk");
  });

  test("a guardian of a child gets no confirmation link of the account that registered it", async () => {
    const first = await buildUnconfirmedMember(site);
    const { id: childId } = (
      await first.agent.post("/api/children", { firstName: "Mia", birthYear: 2018 })
    ).json();
    const other = await buildMember(site);
    await site.prisma.childGuardian.create({ data: { childId, userId: other.user.id } });
    const { path } = await publishEvent({ maxParticipants: 1, title: "Frog walk" });
    await register(first, path, { participants: [leo, { kind: "child", childId }] });
    await expect
      .poll(() => readSubjects(other.account.email))
      .toEqual(["On the waitlist: Frog walk"]);
    const readMails = () => findMails(site, other.account.email);
    await expect.poll(readMails).toHaveLength(1);
    expect((await readMails())[0]?.text).toContain("Mia (place 1)");
  });

  test("changing one entry at once loses nothing in silence", async () => {
    const { family, other, childId } = await buildHouseholds();
    const [{ version }] = (await family.agent.get("/api/children")).json();
    const change = (someone: Family, firstName: string) =>
      someone.agent.send("PUT", `/api/children/${childId}`, {
        firstName,
        birthYear: 2018,
        version,
      });
    const responses = await Promise.all([change(family, "Maria"), change(other, "Miriam")]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().message).toContain(
      "Another guardian changed this entry",
    );
    const sent = { firstName: "Mia", birthYear: 2018, version: 2 ** 31 };
    const tooLarge = await family.agent.send("PUT", `/api/children/${childId}`, sent);
    expect(tooLarge.statusCode).toBe(400);
  });

  test("a guardian leaves; its registrations of the child pass to the other, and the last one cannot leave", async () => {
    const { family, other, childId } = await buildHouseholds();
    const { path } = await publishEvent({ maxParticipants: 9 });
    const participants = [{ kind: "child", childId }, leo];
    const { people } = await register(family, path, { participants });
    const removed = await family.agent.send("DELETE", `/api/children/${childId}`);
    expect(removed.statusCode).toBe(409);
    expect((await family.agent.post(`/api/children/${childId}/leave`)).statusCode).toBe(200);
    expect(await readEvent(family, path)).toMatchObject([{ firstName: "Leo" }]);
    expect(await readEvent(other, path)).toMatchObject([{ firstName: "Mia", status: "confirmed" }]);
    const row = await site.prisma.registration.findUniqueOrThrow({
      where: { id: people[0]?.id ?? "" },
      include: { party: true, child: true },
    });
    expect(row).toMatchObject({
      userId: other.user.id,
      child: { userId: other.user.id },
      // What the other household told of itself stays there.
      party: { guardianPhone: null, emergencyName: null },
    });
    expect((await other.agent.post(`/api/children/${childId}/leave`)).statusCode).toBe(409);
  });

  test("leaving passes its registrations to a guardian who is not suspended", async () => {
    const { family, other, childId } = await buildHouseholds();
    const third = await buildMember(site);
    await site.prisma.childGuardian.create({ data: { childId, userId: third.user.id } });
    await site.prisma.suspension.create({ data: { userId: other.user.id, reason: "A dispute." } });
    const { path } = await publishEvent({ maxParticipants: 9 });
    await register(family, path, asChild(childId));
    expect((await family.agent.post(`/api/children/${childId}/leave`)).statusCode).toBe(200);
    expect(await site.prisma.registration.findMany({ where: { childId } })).toMatchObject([
      { userId: third.user.id },
    ]);
  });

  test("both leaving at once leaves the child to one", async () => {
    const { family, other, childId } = await buildHouseholds();
    const responses = await Promise.all(
      [family, other].map(({ agent }) => agent.post(`/api/children/${childId}/leave`)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await site.prisma.childGuardian.count({ where: { childId } })).toBe(1);
  });

  test("a deleted account leaves the child and its registrations to the other, and the last one deletes it", async () => {
    const { family, other, childId } = await buildHouseholds();
    const { id, path } = await publishEvent({ maxParticipants: 9 });
    const participants = [{ kind: "child", childId }, leo];
    await register(family, path, { participants });
    const remove = ({ agent, account }: Family) =>
      agent.post("/api/account/delete", { currentPassword: account.password });
    const response = await remove(family);
    expect(response.statusCode, response.body).toBe(200);
    expect(await readEvent(other, path)).toMatchObject([{ firstName: "Mia", status: "confirmed" }]);
    expect(await site.prisma.event.findUnique({ where: { id } })).toMatchObject({
      currentParticipants: 1,
    });
    expect(await site.prisma.child.findUnique({ where: { id: childId } })).toMatchObject({
      userId: other.user.id,
    });
    await remove(other);
    expect(await site.prisma.child.findUnique({ where: { id: childId } })).toBeNull();
  });

  test("two accounts that are deleted at once leave no child without a guardian", async () => {
    const { family, other, childId } = await buildHouseholds();
    const { path } = await publishEvent({ maxParticipants: 9 });
    await register(family, path, asChild(childId));
    const remove = async ({ agent, account }: Family) =>
      (await agent.post("/api/account/delete", { currentPassword: account.password })).statusCode;
    const statuses = await Promise.all([remove(family), remove(other)]);
    expect(statuses).toEqual([200, 200]);
    expect(await site.prisma.child.count({ where: { id: childId } })).toBe(0);
  });
});
