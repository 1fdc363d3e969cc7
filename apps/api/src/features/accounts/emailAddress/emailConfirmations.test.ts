import { buildAccount, buildArticle } from "@headwaters/testing/factories";
import { findMails, findWelcomeMails, readMailFolder, SENT } from "@headwaters/testing/mail/mails";
import {
  buildMember,
  buildStaff,
  buildUnconfirmedMember,
  confirmEmail,
} from "@headwaters/testing/people/accounts";
import {
  buildRegistrationRequest,
  useRegistrations,
} from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { PUBLIC_URL, useSite } from "../../../testing/site.ts";

const site = useSite({ reviewed: true });
const { publishEvent, register, readSubjects } = useRegistrations(site);

type Member = Awaited<ReturnType<typeof buildMember>>;

const INVALID = "This link is invalid or has expired.";
const currentPassword = "river stones";

const confirm = (token: string | undefined, agent = new Agent(site)) =>
  agent.post("/api/account/confirm-email", { token });

const readStatus = async ({ agent }: Member) => (await agent.get("/api/account/email")).json();

const findRow = ({ user }: Member) =>
  site.prisma.emailConfirmation.findUnique({ where: { userId: user.id } });

/** Waits for the welcome mail and returns its token. */
async function readWelcomeToken({ account: { email } }: Member): Promise<string> {
  await expect.poll(async () => (await findWelcomeMails(site, email)).length).toBe(1);
  const [mail] = await findWelcomeMails(site, email);
  const [url, token = ""] = (mail?.links[0] ?? "").split("?token=");
  expect(url).toBe(`${PUBLIC_URL}/account/confirm-email`);
  return token;
}

/** Publishes an event by staff, whose texts may go into mails. */
async function announceBacked(overrides: Record<string, unknown> = {}) {
  const { user } = await buildStaff(site);
  return publishEvent({ authorId: user.id, title: "Owl walk", ...overrides });
}

const kindsTo = async (recipient: string) => {
  const mails = await site.prisma.mail.findMany({ where: { recipient }, orderBy: { id: "asc" } });
  return mails.map(({ kind }) => kind);
};

describe("a new account", () => {
  test("gets a welcome mail whose link confirms its address in any browser", async () => {
    const member = await buildUnconfirmedMember(site);
    const { email } = member.account;
    expect(await readStatus(member)).toEqual({ email, isConfirmed: false });
    const token = await readWelcomeToken(member);
    const [mail] = await findWelcomeMails(site, email);
    expect(mail?.text).toContain("7 days");
    expect(JSON.stringify(await findRow(member))).not.toContain(token);

    const confirmed = await confirm(token);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email, isChanged: false }]);
    expect(await readStatus(member)).toEqual({ email, isConfirmed: true });
    expect(await findRow(member)).toBeNull();
  });

  test("gets the specified answer at sign-up, and is signed in at once", async () => {
    const agent = new Agent(site);
    const response = await agent.post("/api/register", buildAccount());
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json()).sort()).toEqual([
      "email",
      "firstName",
      "id",
      "lastName",
      "role",
      "roles",
    ]);
    expect((await agent.get("/api/user")).statusCode).toBe(200);
  });

  test("is not created, and gets no mail, if the address already has an account", async () => {
    const { account } = await buildMember(site);
    const again = await new Agent(site).post("/api/register", account);
    expect(again.statusCode).toBe(409);
    expect(await kindsTo(account.email)).toEqual([]);
  });

  test("has a link that works twice, and that opening its page does not use up", async () => {
    const member = await buildUnconfirmedMember(site);
    const token = await readWelcomeToken(member);
    await new Agent(site).get(`/account/confirm-email?token=${token}`);
    await new Agent(site).get(`/api/account/confirm-email?token=${token}`);
    expect(await findRow(member)).not.toBeNull();
    const [one, other] = await Promise.all([confirm(token), confirm(token)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect((await confirm(token)).json()).toMatchObject({ email: member.account.email });
  });

  test("rejects other links: of another account, tampered with, or expired", async () => {
    const member = await buildUnconfirmedMember(site);
    const other = await buildUnconfirmedMember(site);
    const token = await readWelcomeToken(member);
    const [secret = ""] = token.split(".");
    const wrong = [
      `${secret}.${other.user.id}`,
      `${secret}.0193-nobody`,
      `${"x".repeat(43)}.${member.user.id}`,
      secret,
      `${secret}.`,
      `${secret}.a/b`,
      `.${member.user.id}`,
      "",
      7,
      null,
      undefined,
    ];
    for (const sent of wrong) {
      const rejected = await confirm(sent as string);
      expect([rejected.statusCode, rejected.json().message]).toEqual([400, INVALID]);
    }
    await site.prisma.$executeRaw`
      UPDATE email_confirmations SET "expiresAt" = now() WHERE "userId" = ${member.user.id}`;
    expect((await confirm(token)).statusCode).toBe(400);
    expect([await findRow(member), await findRow(other)]).not.toContain(null);

    // A new mail has the same link, which works again.
    expect((await member.agent.post("/api/account/email/send-link")).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test("can request its link again; a confirmed one gets no mail", async () => {
    const member = await buildUnconfirmedMember(site);
    const { email } = member.account;
    const send = () => member.agent.post("/api/account/email/send-link");
    expect((await send()).json()).toEqual({ email, isConfirmed: false });
    expect(await kindsTo(email)).toEqual(["confirmEmail", "confirmEmail"]);
    await expect.poll(async () => (await findWelcomeMails(site, email)).length).toBe(2);
    const [first, second] = await findWelcomeMails(site, email);
    expect(first?.links).toEqual(second?.links);
    await confirmEmail(site, member.user);
    expect((await send()).json()).toEqual({ email, isConfirmed: true });
    expect(await kindsTo(email)).toEqual([]);
    expect((await new Agent(site).post("/api/account/email/send-link")).statusCode).toBe(401);
  });

  test("corrects a mistyped address with the new one's link; the mistyped one gets no mail", async () => {
    const member = await buildUnconfirmedMember(site);
    const mistyped = member.account.email;
    const stale = await readWelcomeToken(member);
    const email = mistyped.replace("ana", "right");
    await member.agent.post("/api/account/email", { email, currentPassword });
    await expect.poll(async () => (await findMails(site, email)).length).toBe(1);
    const token = (await findMails(site, email))[0]?.links[0]?.split("?token=")[1];
    expect((await confirm(token)).json()).toEqual({ email, isChanged: true });
    expect(await readStatus(member)).toEqual({ email, isConfirmed: true });
    expect(await kindsTo(mistyped)).toEqual(["confirmEmail"]);
    // The link in the mistyped mailbox is void.
    expect((await confirm(stale)).statusCode).toBe(400);
  });

  test("is confirmed by a password reset through a mailed link", async () => {
    const member = await buildUnconfirmedMember(site);
    const { email } = member.account;
    await new Agent(site).post("/api/forgot-password", { email });
    await expect.poll(async () => (await findMails(site, email)).length).toBe(1);
    const token = (await findMails(site, email))[0]?.links[0]?.split("?token=")[1];
    const reset = { token, password: "new river stones" };
    expect((await new Agent(site).post("/api/reset-password", reset)).statusCode).toBe(200);
    expect(await findRow(member)).toBeNull();
    expect(await kindsTo(email)).toEqual(["confirmEmail", "passwordReset", "passwordChanged"]);
  });

  test("sees in its data since when its address is unconfirmed; deleting the account deletes that", async () => {
    const member = await buildUnconfirmedMember(site);
    const row = await findRow(member);
    const data = (await member.agent.get("/api/account/data")).json();
    expect(data.unconfirmedEmail).toEqual({
      createdAt: row?.createdAt.toISOString(),
      expiresAt: row?.expiresAt.toISOString(),
    });
    expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual(["confirmEmail"]);
    expect(JSON.stringify(data)).not.toContain(row?.tokenHash);
    await member.agent.post("/api/account/delete", { currentPassword });
    expect(await findRow(member)).toBeNull();
    expect(await kindsTo(member.account.email)).toEqual([]);
  });
});

describe("an unconfirmed address", () => {
  test("gets one mail about a registration, which asks for confirmation, with a calendar file", async () => {
    const member = await buildUnconfirmedMember(site);
    const { email } = member.account;
    const event = await announceBacked({ maxParticipants: 1 });
    const twins = ["Mia", "Leo"].map((firstName) => ({
      kind: "newChild",
      firstName,
      birthYear: 2018,
    }));
    const { status, people } = await register(member, event.path, { participants: twins });
    expect([status, people.map((one) => one.status)]).toEqual([201, ["confirmed", "waiting"]]);
    expect(await kindsTo(email)).toEqual(["confirmEmail", "confirmRegistration"]);

    await expect.poll(async () => (await findMails(site, email)).length).toBe(1);
    const [mail] = await findMails(site, email);
    for (const words of [
      "There is a seat for Mia.",
      "Leo (place 1) is on the waitlist.",
      "Owl walk",
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.links[0]?.split("?token=")[1]).toBe(await readWelcomeToken(member));
    expect(mail?.calendar).toContain("SUMMARY:Owl walk");

    // Later the unconfirmed address hears of lost seats alone.
    const registrationIds = people.map(({ id }) => id);
    const cancelled = await member.agent.post(`${event.path}/cancel`, { registrationIds });
    expect(cancelled.statusCode).toBe(200);
    await member.agent.post("/api/account/password", {
      currentPassword,
      newPassword: "new river stones",
    });
    const kinds = ["confirmEmail", "confirmRegistration", "registrationCancelled"];
    expect(await kindsTo(email)).toEqual(kinds);
    await confirm(await readWelcomeToken(member));
    expect(await kindsTo(email)).toEqual(kinds);
    // After confirmation, mails are sent as usual.
    expect((await register(member, (await announceBacked()).path)).status).toBe(201);
    expect((await kindsTo(email)).slice(3)).toEqual(["registrationConfirmed"]);
  });

  test("gets a limited number of such mails, and the seats are still taken", async () => {
    const member = await buildUnconfirmedMember(site);
    for (let i = 0; i < 4; i += 1) {
      const { path } = await announceBacked();
      expect((await register(member, path, { participants: [{ kind: "self" }] })).status).toBe(201);
    }
    const kinds = await kindsTo(member.account.email);
    expect(kinds.filter((kind) => kind === "confirmRegistration")).toHaveLength(3);
  });

  test("gets no text of an event that staff do not back", async () => {
    const member = await buildUnconfirmedMember(site);
    const stranger = await buildMember(site);
    const { id, path } = await publishEvent({ authorId: stranger.user.id, title: "Buy this" });
    await site.prisma.eventDetails.deleteMany({ where: { eventId: id } });
    await site.prisma.userRole.deleteMany({ where: { userId: stranger.user.id } });
    expect((await register(member, path)).status).toBe(409);
    expect(await readSubjects(member.account.email)).not.toContain("Buy this");
    expect(await kindsTo(member.account.email)).toEqual(["confirmEmail"]);
  });

  test("gets neither mails about reviews nor messages to attendees", async () => {
    const staff = await buildStaff(site);
    const member = await buildUnconfirmedMember(site);
    const confirmedMember = await buildMember(site);
    const { id } = (await member.agent.post("/api/news", buildArticle())).json();
    const item = { kind: "news", id, version: 1 };
    expect((await staff.agent.post("/api/items/publish", item)).statusCode).toBe(200);
    const event = await publishEvent({ authorId: staff.user.id });
    for (const family of [member, confirmedMember]) await register(family, event.path);
    const message = await staff.agent.post(`${event.path}/message`, { text: "Bring boots." });
    expect(message.json()).toEqual({ mails: 1 });
    const kinds = ["confirmEmail", "confirmRegistration"];
    expect(await kindsTo(member.account.email)).toEqual(kinds);
    expect(await kindsTo(confirmedMember.account.email)).toContain("eventMessage");
  });

  test("still gets mails that a form or staff send there, with or without an account", async () => {
    const staff = await buildStaff(site);
    const { account } = await buildUnconfirmedMember(site);
    const { email } = account;
    const application = { firstName: "Ana", lastName: "Reyes", email, membershipType: "student" };
    const receipt = await new Agent(site).post("/api/membership", application);
    expect(receipt.json()).toEqual(SENT);
    const { path } = await publishEvent({ authorId: staff.user.id });
    const added = { participants: [{ firstName: "Mia", birthYear: null }], email };
    expect((await staff.agent.post(`${path}/add`, added)).statusCode).toBe(201);
    expect(await kindsTo(email)).toEqual([
      "confirmEmail",
      "membershipReceived",
      "registrationConfirmed",
    ]);
  });

  test("is marked on the roster, in its file, and in the review queue", async () => {
    const staff = await buildStaff(site);
    const member = await buildUnconfirmedMember(site);
    const confirmedMember = await buildMember(site);
    const event = await publishEvent({ authorId: staff.user.id });
    for (const family of [member, confirmedMember]) {
      await register(family, event.path);
      await family.agent.post("/api/news", buildArticle({ title: family.account.email }));
    }
    const marks = async () => {
      const { entries } = (await staff.agent.get(`${event.path}/roster`)).json();
      const waiting = (await staff.agent.get("/api/items/waiting")).json();
      return [
        entries.map((entry: { isEmailUnconfirmed: boolean }) => entry.isEmailUnconfirmed),
        [member, confirmedMember].map(
          ({ account }) =>
            waiting.find(({ title }: { title: string }) => title === account.email)
              ?.isAuthorUnconfirmed,
        ),
      ];
    };
    expect(await marks()).toEqual([
      [true, false],
      [true, false],
    ]);
    const file = await staff.agent.get(`${event.path}/roster.csv`);
    expect(file.body).toContain(`${member.account.email},Yes`);
    expect(file.body).not.toContain(`${confirmedMember.account.email},Yes`);
    await confirm(await readWelcomeToken(member));
    expect(await marks()).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe("mails about registrations", () => {
  /** Registers and cancels the same child `times` times; each sends a mail. */
  async function loop(member: Member, path: string, times: number) {
    const { people } = await register(member, path);
    const registrationIds = people.map(({ id }) => id);
    await member.agent.post(`${path}/cancel`, { registrationIds });
    const [child] = (await member.agent.get("/api/children")).json();
    const again = buildRegistrationRequest({
      participants: [{ kind: "child", childId: child.id }],
    });
    for (let i = 1; i < times; i += 1) {
      const [{ id }] = (await member.agent.post(path, again)).json();
      const left = await member.agent.post(`${path}/cancel`, { registrationIds: [id] });
      expect(left.statusCode).toBe(200);
    }
    return again;
  }

  test("are limited for one address; the next one is not sent, but the seat is taken", async () => {
    const member = await buildMember(site);
    const { email } = member.account;
    const event = await announceBacked();
    const again = await loop(member, event.path, 5);
    expect(await kindsTo(email)).toHaveLength(10);
    const eleventh = await member.agent.post(event.path, again);
    expect([eleventh.statusCode, eleventh.json()[0].status]).toEqual([201, "confirmed"]);
    expect(await kindsTo(email)).toHaveLength(10);

    // Offers of free seats are not limited.
    const full = await announceBacked({ maxParticipants: 1 });
    const other = await buildMember(site);
    const { people } = await register(other, full.path);
    await register(member, full.path, { participants: [{ kind: "self" }] });
    await other.agent.post(`${full.path}/cancel`, { registrationIds: people.map((p) => p.id) });
    expect((await kindsTo(email)).slice(10)).toEqual(["seatOffered"]);

    // Messages from leaders and mails to other addresses are not limited.
    const staff = await buildStaff(site);
    await staff.agent.post(`${event.path}/message`, { text: "Bring boots." });
    expect((await kindsTo(email)).slice(11)).toEqual(["eventMessage"]);
    const another = await buildMember(site);
    await register(another, event.path);
    expect(await kindsTo(another.account.email)).toEqual(["registrationConfirmed"]);

    // The limit resets after an hour.
    await site.prisma.$executeRaw`
      UPDATE mails SET "createdAt" = "createdAt" - interval '1 hour' WHERE recipient = ${email}`;
    await register(member, (await announceBacked()).path, { participants: [{ kind: "self" }] });
    expect(await kindsTo(email)).toHaveLength(13);
  });

  test("are limited also for concurrent requests of an account", async () => {
    const member = await buildMember(site);
    const events = await Promise.all(Array.from({ length: 8 }, () => announceBacked()));
    const self = { participants: [{ kind: "self" }] };
    const signed = await Promise.all(events.map(({ path }) => register(member, path, self)));
    const left = await Promise.all(
      signed.map(({ people }, index) =>
        member.agent.post(`${events[index]?.path}/cancel`, {
          registrationIds: people.map(({ id }) => id),
        }),
      ),
    );
    expect(left.map(({ statusCode }) => statusCode)).toEqual(events.map(() => 200));
    expect(await kindsTo(member.account.email)).toHaveLength(10);
  });
});

describe("an account created with a family's address by another person", () => {
  const inAnyCase = (email: string) => ({
    recipient: { equals: email, mode: "insensitive" as const },
  });

  /** Waits until the mails to the address are sent, then deletes the account. */
  async function deleteOnceSent({ agent, account: { email } }: Member) {
    const unsent = { ...inAnyCase(email), status: "pending" as const };
    await expect.poll(() => site.prisma.mail.count({ where: unsent })).toBe(0);
    const deleted = await agent.post("/api/account/delete", { currentPassword });
    expect(deleted.statusCode).toBe(200);
  }

  const kindsSentTo = async (email: string) =>
    (await readMailFolder(site.mailFolder))
      .filter(({ to }) => to.toLowerCase() === email.toLowerCase())
      .map(({ kind }) => kind)
      .sort();

  test("neither shows nor deletes the mails about a registration that staff added", async () => {
    const staff = await buildStaff(site);
    const stranger = await buildUnconfirmedMember(site);
    const { email } = stranger.account;
    const { path } = await publishEvent({ authorId: staff.user.id });
    const added = { participants: [{ firstName: "Mia", birthYear: null }], email };
    expect((await staff.agent.post(`${path}/add`, added)).statusCode).toBe(201);
    expect(await kindsTo(email)).toEqual(["confirmEmail", "registrationConfirmed"]);
    const data = (await stranger.agent.get("/api/account/data")).json();
    expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual(["confirmEmail"]);
    await deleteOnceSent(stranger);
    expect(await kindsTo(email)).toEqual(["registrationConfirmed"]);
  });

  test("causes a limited number of mails of a kind, however often it is deleted; the owner can sign up", async () => {
    const { email } = buildAccount();
    const { path } = await announceBacked();
    for (const typed of [email, email.toUpperCase(), email, email.toUpperCase()]) {
      const stranger = await buildUnconfirmedMember(site, { email: typed });
      expect((await register(stranger, path)).status).toBe(201);
      await deleteOnceSent(stranger);
    }
    const three = (kind: string) => [kind, kind, kind];
    const kinds = [...three("confirmEmail"), ...three("confirmRegistration")];
    expect(await kindsSentTo(email)).toEqual(kinds);
    expect(await site.prisma.mail.count({ where: inAnyCase(email) })).toBe(0);

    const owner = await buildUnconfirmedMember(site, { email });
    const rejected = await owner.agent.post("/api/account/email/send-link");
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json().message).toContain("three links to an address in a day");
    expect(await readStatus(owner)).toEqual({ email, isConfirmed: false });
    await site.prisma.$executeRaw`
      UPDATE mails SET "createdAt" = "createdAt" - interval '1 day' WHERE kind = 'confirmEmail'`;
    expect((await owner.agent.post("/api/account/email/send-link")).statusCode).toBe(200);
    expect(await kindsTo(email)).toEqual(["confirmEmail"]);
  });

  test("shares the limit of registration mails with the account before it", async () => {
    const { agent, account } = await buildMember(site);
    const { email } = account;
    const sent = { kind: "registrationConfirmed", recipient: email, status: "sent" as const };
    await site.prisma.mail.createMany({
      data: Array.from({ length: 10 }, () => ({ ...sent, subject: "", text: "", html: "" })),
    });
    await agent.post("/api/account/delete", { currentPassword });
    const next = await buildMember(site, { email: email.toUpperCase() });
    expect((await register(next, (await announceBacked()).path)).status).toBe(201);
    expect(await site.prisma.mail.count({ where: inAnyCase(email) })).toBe(0);
  });
});

describe("a name in a mail", () => {
  test("is omitted if it does not look like a name, for the account and for a child stored earlier", async () => {
    const firstName = "Win at https://evil.example";
    const member = await buildMember(site, { firstName });
    await site.prisma.child.create({
      data: { userId: member.user.id, firstName: "Go to evil.example", birthYear: 2018 },
    });
    const [child] = (await member.agent.get("/api/children")).json();
    expect(child.firstName).toBe("Go to evil.example");
    const { path } = await announceBacked();
    const participants = [{ kind: "self" }, { kind: "child", childId: child.id }];
    expect((await register(member, path, { participants })).status).toBe(201);
    const { email } = member.account;
    await expect.poll(async () => (await findMails(site, email)).length).toBe(1);
    const [mail] = await findMails(site, email);
    expect(mail?.text).toContain("There are seats for Account owner and one of your family.");
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("evil");
  });

  test("is rejected for a child unless it looks like a name", async () => {
    const { agent } = await buildMember(site);
    const add = (firstName: string) => agent.post("/api/children", { firstName, birthYear: 2018 });
    for (const firstName of ["evil.example", "Mia 7", "<b>Mia</b>", "Mia@home", "🐟"]) {
      const rejected = await add(firstName);
      expect([rejected.statusCode, rejected.json().message]).toEqual([
        400,
        "First name can only have letters, spaces, hyphens, apostrophes, and periods as in J.R. or St. John",
      ]);
    }
    const long = await add("x".repeat(51));
    expect([long.statusCode, long.json().message]).toEqual([
      400,
      "First name must be at most 50 characters",
    ]);
    expect((await agent.get("/api/children")).json()).toEqual([]);
    expect((await add("Zoë D’Arcy-Ó Briain")).statusCode).toBe(201);
  });
});
