import { createHash } from "node:crypto";
import { type MailStatus, mailStatuses } from "@headwaters/contracts";
import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { leo, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { uploadPhoto } from "@headwaters/testing/pictures";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { publishDue } from "../../testing/content.ts";
import { useSite } from "../../testing/site.ts";

const site = useSite();

type Member = Awaited<ReturnType<typeof buildMember>>;

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";

/** Signs the same account in from another browser. */
async function signInAgain({ account }: Member, userAgent = FIREFOX): Promise<Agent> {
  const agent = new Agent(site);
  const response = await agent.request({
    method: "POST",
    url: "/api/login",
    headers: { "user-agent": userAgent },
    payload: { email: account.email, password: account.password },
  });
  expect(response.statusCode).toBe(200);
  return agent;
}

const isSignedIn = async (agent: Agent) => (await agent.get("/api/user")).statusCode === 200;

const readDevices = async (agent: Agent) =>
  (await agent.get("/api/account/devices")).json<
    { id: string; name: string; since: string; lastUsed: string; isThis: boolean }[]
  >();

const canLogIn = async (email: string, password: string) =>
  (await new Agent(site).post("/api/login", { email, password })).statusCode === 200;

const findRow = ({ user }: Member) =>
  site.prisma.user.findUniqueOrThrow({ where: { id: user.id }, include: { emailChange: true } });

/** Every account endpoint, with valid input. */
const CALLS: [method: "GET" | "POST", path: string, payload?: Record<string, unknown>][] = [
  ["GET", "devices"],
  ["GET", "data"],
  ["POST", "name", { firstName: "Ana", lastName: "Reyes" }],
  ["POST", "email", { email: "new@example.org", currentPassword: "river stones" }],
  ["POST", "password", { currentPassword: "river stones", newPassword: "lake stones" }],
  ["POST", `devices/${"x".repeat(43)}/sign-out`],
  ["POST", "devices/sign-out-others"],
  ["POST", "delete", { currentPassword: "river stones" }],
];

test.each(CALLS)("%s /api/account/%s requires a sign-in", async (method, path, payload) => {
  const response = await new Agent(site).request({
    method,
    url: `/api/account/${path}`,
    ...(payload && { payload }),
  });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ code: "UNAUTHORIZED", message: "Please sign in to continue." });
  expect(response.headers["cache-control"]).toBe("no-store");
});

describe("the name", () => {
  test("changes without any other change", async () => {
    const member = await buildMember(site);
    const other = await buildMember(site);
    const before = await findRow(member);
    const response = await member.agent.post("/api/account/name", {
      firstName: "  Anna-Lena ",
      lastName: "O’Reyes",
      email: "stolen@example.org",
      id: other.user.id,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ firstName: "Anna-Lena", lastName: "O’Reyes" });
    expect((await member.agent.get("/api/user")).json()).toEqual(response.json());
    expect(await findRow(member)).toEqual({
      ...before,
      firstName: "Anna-Lena",
      lastName: "O’Reyes",
      updatedAt: expect.any(Date),
    });
    expect(await findRow(other)).toMatchObject({ firstName: "Ana" });
  });

  test.each([
    [{ firstName: "" }, "First name is required"],
    [{ firstName: undefined }, "First name is required"],
    [{ lastName: "   " }, "Last name is required"],
    [{ lastName: null }, "Expected string, received null"],
    [{ firstName: ["Ana"] }, "Expected string, received array"],
    [{ firstName: "x".repeat(101) }, "First name must be at most 100 characters"],
    [{ lastName: "a\ud83d" }, "Last name contains characters that cannot be saved"],
  ])("is not changed to %j", async (wrong, message) => {
    const member = await buildMember(site);
    const before = await findRow(member);
    const response = await member.agent.post("/api/account/name", {
      firstName: "New",
      lastName: "Name",
      ...wrong,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect(await findRow(member)).toEqual(before);
  });
});

test.each([
  ["its name is changed", "/api/account/name", { firstName: "A", lastName: "B" }],
  ["it publishes something", "/api/news", buildArticle()],
])("a request is unauthorized if the account is deleted while %s", async (_what, url, payload) => {
  const member = await buildMember(site);
  let answer: ReturnType<Agent["post"]> | undefined;
  await site.prisma.$transaction(async (transaction) => {
    await transaction.user.delete({ where: { id: member.user.id } });
    answer = member.agent.post(url, payload);
    await expect
      .poll(() => site.prisma.$queryRaw`SELECT 1 FROM pg_locks WHERE NOT granted`)
      .not.toEqual([]);
  });
  const response = await answer;
  expect(response?.statusCode).toBe(401);
  expect(response?.json()).toEqual({
    code: "UNAUTHORIZED",
    message: "Please sign in to continue.",
  });
});

describe("the password", () => {
  const change = { currentPassword: "river stones", newPassword: "lake stones" };

  test("changes: the new one works, the old one does not", async () => {
    const { agent, account } = await buildMember(site);
    const response = await agent.post("/api/account/password", change);
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(await canLogIn(account.email, "lake stones")).toBe(true);
    expect(await canLogIn(account.email, "river stones")).toBe(false);
    await expect.poll(async () => (await findMails(site, account.email)).length).toBe(1);
    expect((await findMails(site, account.email))[0]?.kind).toBe("passwordChanged");
  });

  test("ends every other session when changed, and gives this one a new id", async () => {
    const member = await buildMember(site);
    const phone = await signInAgain(member, IPHONE);
    const stranger = await buildMember(site);
    const old = member.agent.cookie;
    await member.agent.post("/api/account/password", change);
    expect(await isSignedIn(member.agent)).toBe(true);
    expect(member.agent.cookie).not.toBe(old);
    const withOld = await site.app.inject({ url: "/api/user", headers: { cookie: old } });
    expect(withOld.statusCode).toBe(401);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(stranger.agent)).toBe(true);
    expect(await readDevices(member.agent)).toHaveLength(1);
  });

  test("invalidates mailed links when changed", async () => {
    const member = await buildMember(site);
    const { id } = member.user;
    await site.prisma.user.update({
      where: { id },
      data: { resetToken: "hash", resetTokenExpiry: new Date(Date.now() + 60_000) },
    });
    await member.agent.post("/api/account/email", {
      email: "thief@example.org",
      currentPassword: "river stones",
    });
    expect((await findRow(member)).emailChange).not.toBeNull();
    await member.agent.post("/api/account/password", change);
    expect(await findRow(member)).toMatchObject({
      resetToken: null,
      resetTokenExpiry: null,
      emailChange: null,
    });
  });

  test("changes once for two concurrent requests", async () => {
    const member = await buildMember(site);
    const phone = await signInAgain(member);
    const responses = await Promise.all([
      member.agent.post("/api/account/password", { ...change, newPassword: "first new" }),
      phone.post("/api/account/password", { ...change, newPassword: "second new" }),
    ]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const [won, lost] = statuses[0] === 200 ? ["first", "second"] : ["second", "first"];
    expect(await canLogIn(member.account.email, `${won} new`)).toBe(true);
    expect(await canLogIn(member.account.email, `${lost} new`)).toBe(false);
  });

  test.each([
    [{ currentPassword: "not this one" }, 403, "That is not your current password."],
    [{ currentPassword: "" }, 400, "Please enter your current password"],
    [{ currentPassword: undefined }, 400, "Please enter your current password"],
    [{ currentPassword: { $ne: null } }, 400, "Expected string, received object"],
    [{ newPassword: "" }, 400, "Please enter a new password"],
    [{ newPassword: "12345" }, 400, "Password must be at least 6 characters."],
    [{ newPassword: "x".repeat(201) }, 400, "Password must be at most 200 characters."],
    [{ newPassword: "half \ud800 pair" }, 400, "Password contains characters that cannot be used."],
  ])("is not changed by %j, and all sessions stay", async (wrong, status, message) => {
    const member = await buildMember(site);
    const phone = await signInAgain(member);
    const before = await findRow(member);
    const response = await member.agent.post("/api/account/password", { ...change, ...wrong });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message });
    expect(await findRow(member)).toEqual(before);
    expect(await isSignedIn(phone)).toBe(true);
    expect(await site.prisma.mail.count({ where: { recipient: before.email } })).toBe(0);
  });
});

describe("the devices", () => {
  test("are listed by name, with the hour of their last use and the current one marked", async () => {
    const member = await buildMember(site);
    await signInAgain(member, IPHONE);
    const firefox = await signInAgain(member, FIREFOX);
    await buildMember(site);
    const devices = await readDevices(firefox);
    expect(devices.map(({ name, isThis }) => [name, isThis])).toEqual([
      ["Firefox on Windows", true],
      ["Safari on iPhone", false],
      ["An unknown device", false],
    ]);
    for (const { since, lastUsed } of devices) {
      expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
      expect(lastUsed).toMatch(/:00:00\.000Z$/);
      expect(Date.now() - Date.parse(lastUsed)).toBeLessThan(61 * 60 * 1000);
    }
  });

  test("reveal neither session ids nor their signatures", async () => {
    const member = await buildMember(site);
    const [, value = ""] = decodeURIComponent(member.agent.cookie).split("=");
    const [sid = "", signature = ""] = value.split(".");
    expect(await site.prisma.session.findUnique({ where: { sid } })).not.toBeNull();
    for (const url of ["/api/account/devices", "/api/account/data"]) {
      const { body } = await member.agent.get(url);
      expect(body).not.toContain(sid);
      expect(body).not.toContain(signature);
    }
  });

  test("are not listed after they expire", async () => {
    const member = await buildMember(site);
    const phone = await signInAgain(member);
    const [, other] = await readDevices(phone);
    expect(other).toBeDefined();
    await site.prisma.$executeRaw`
      UPDATE sessions SET expire = now() - interval '1 minute'
      WHERE sess ->> 'userId' = ${member.user.id} AND sess ->> 'userAgent' <> ${FIREFOX}`;
    expect(await readDevices(phone)).toHaveLength(1);
  });

  test("can be signed out individually", async () => {
    const member = await buildMember(site);
    const phone = await signInAgain(member, IPHONE);
    const laptop = await signInAgain(member, FIREFOX);
    const found = (await readDevices(member.agent)).find(({ name }) => name.includes("iPhone"));
    const url = `/api/account/devices/${found?.id}/sign-out`;
    expect((await member.agent.post(url)).statusCode).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(true);
    expect((await member.agent.post(url)).statusCode).toBe(200); // idempotent
  });

  test("of other accounts cannot be signed out", async () => {
    const member = await buildMember(site);
    const stranger = await buildMember(site);
    const [device] = await readDevices(stranger.agent);
    await member.agent.post(`/api/account/devices/${device?.id}/sign-out`);
    await member.agent.post("/api/account/devices/sign-out-others");
    expect(await isSignedIn(stranger.agent)).toBe(true);
  });

  test("can all be signed out except the current one", async () => {
    const member = await buildMember(site);
    const others = [await signInAgain(member, IPHONE), await signInAgain(member, FIREFOX)];
    const response = await member.agent.post("/api/account/devices/sign-out-others");
    expect(response.statusCode).toBe(200);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(member.agent)).toBe(true);
  });

  test.each(["1", "x".repeat(44), "..%2f..%2f", "%00"])(
    "are not found by the id %s",
    async (id) => {
      const { agent } = await buildMember(site);
      const response = await agent.post(`/api/account/devices/${id}/sign-out`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: "There is no such device." });
    },
  );

  test("are found by an index", async () => {
    const plan = await site.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SET LOCAL enable_seqscan = off`;
      return transaction.$queryRaw`
        EXPLAIN SELECT sid FROM sessions WHERE sess ->> 'userId' = 'someone'`;
    });
    expect(JSON.stringify(plan)).toContain("sessions_userId_idx");
  });
});

describe("my data", () => {
  test("are a file with all data of the account and none of others", async () => {
    const member = await buildMember(site);
    const other = await buildMember(site);
    const authorId = member.user.id;
    await member.agent.post(
      "/api/news",
      buildArticle({ title: "Mine, a draft", published: false }),
    );
    await other.agent.post("/api/news", buildArticle({ title: "Theirs" }));
    await site.prisma.event.create({ data: { ...buildEvent(), authorId } });
    await site.prisma.educationArticle.create({ data: { ...buildEducationArticle(), authorId } });
    const { publishEvent, register } = useRegistrations(site);
    const { path } = await publishEvent();
    await register(member, path, { participants: [{ ...mia, needs: "Nuts" }] });
    await register(other, path, { participants: [{ ...leo, needs: "Bees" }] });
    const { email } = member.account;
    await site.prisma.contactSubmission.create({
      data: { firstName: "A", lastName: "B", email, inquiryType: "other", message: "A secret" },
    });
    const response = await member.agent.get("/api/account/data");
    expect(response.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-account.json"',
      "cache-control": "no-store",
    });
    expect(response.body).toContain('\n  "account": {\n');
    expect(response.json()).toEqual({
      noticeSetting: null,
      clearances: [],
      notedClearances: [],
      accessTokens: [],
      authenticatorApp: null,
      passkeys: [],
      recoveryCodes: [],
      rememberedDevices: [],
      auditedTokens: [],
      notices: [],
      about: expect.stringContaining("write to hello@headwaters.example"),
      savedAt: expect.any(String),
      account: {
        id: authorId,
        username: email,
        email,
        firstName: "Ana",
        lastName: "Reyes",
        profileImageUrl: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
      newEmail: null,
      unconfirmedEmail: null,
      mails: [expect.objectContaining({ kind: "registrationConfirmed" })],
      devices: [
        {
          name: "An unknown device",
          browser: expect.stringContaining("lightMyRequest"),
          since: expect.any(String),
          lastUsed: expect.any(String),
          isThis: true,
        },
      ],
      roles: [],
      ledEvents: [],
      namedLeaders: [],
      publishing: [
        expect.objectContaining({ kind: "news", version: 1, publishAt: null, review: null }),
      ],
      savedVersions: [
        expect.objectContaining({
          kind: "news",
          version: 1,
          fields: expect.objectContaining({ title: "Mine, a draft" }),
        }),
      ],
      newsArticles: [expect.objectContaining({ title: "Mine, a draft", authorId })],
      events: [expect.objectContaining({ title: "Knots and casting", authorId })],
      educationArticles: [expect.objectContaining({ title: "Three knots", authorId })],
      children: [
        {
          firstName: "Mia",
          birthYear: 2018,
          facts: null,
          guardianSince: expect.any(String),
          aloneFromAge: null,
          pickUpPeople: [],
        },
      ],
      guardianInvitations: [],
      consents: [],
      registrations: [
        expect.objectContaining({
          firstName: "Mia",
          status: "confirmed",
          needs: "Nuts",
          guardianName: "Ana Reyes",
          emergencyName: "Leo Reyes",
        }),
      ],
      pictures: [],
    });
    expect(response.body).not.toContain("Bees");
    // An account with another person's address must not read that person's mails.
    expect(response.body).not.toContain("A secret");
    expect(response.body).not.toContain("argon2");
  });
});

describe("the mails about an account", () => {
  const storeMail = (recipient: string, kind: string, status: MailStatus, overrides = {}) =>
    site.prisma.mail.create({
      data: {
        recipient,
        kind,
        status,
        subject: `${kind}, ${status}`,
        text: "https://a.link",
        html: "https://a.link",
        ...overrides,
      },
    });
  const subjects = async (recipient: string) =>
    (await site.prisma.mail.findMany({ where: { recipient } })).map(({ subject }) => subject);

  test("are in its data, without their texts; mails from forms and of others are not", async () => {
    const { agent, account } = await buildMember(site, { email: "a_b@example.org" });
    const { email } = account;
    const long = { createdAt: new Date("2026-01-01") };
    await storeMail(email.toUpperCase(), "passwordReset", "sent", { sentAt: new Date() });
    await storeMail(email, "passwordReset", "sent", {
      ...long,
      subject: "Before there was the account",
    });
    await storeMail(email, "contactReceipt", "sent");
    await storeMail("axb@example.org", "passwordReset", "sent");
    const response = await agent.get("/api/account/data");
    expect(response.json().mails).toEqual([
      {
        kind: "passwordReset",
        subject: "passwordReset, sent",
        status: "sent",
        createdAt: expect.any(String),
        sentAt: expect.any(String),
      },
    ]);
    expect(response.body).not.toContain("a.link");
  });

  test("are deleted with it, except a pending notice to the owner", async () => {
    const { agent, account } = await buildMember(site);
    const { email, password } = account;
    for (const kind of ["passwordReset", "passwordChanged", "contactReceipt"]) {
      for (const status of mailStatuses) {
        // Claimed by another process during this test.
        await storeMail(email, kind, status, { claimedUntil: new Date(Date.now() + 60_000) });
      }
    }
    await agent.post("/api/account/delete", { currentPassword: password });
    expect((await subjects(email)).sort()).toEqual([
      "contactReceipt, failed",
      "contactReceipt, pending",
      "contactReceipt, sent",
      "passwordChanged, pending",
    ]);
  });

  test("are anonymized if they count against the address's rate limits", async () => {
    const staff = await buildStaff(site);
    const { agent, account, user } = await buildMember(site);
    const { email, password } = account;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    await site.prisma.user.update({ where: { id: user.id }, data: { createdAt: hoursAgo(48) } });
    const claimedUntil = new Date(Date.now() + 60_000);
    const ofToday = await storeMail(email, "registrationConfirmed", "sent", {
      text: "",
      html: "",
      replyTo: email,
      headers: { about: email },
      sentAt: new Date(),
    });
    const tried = await storeMail(email, "registrationWaiting", "pending", {
      claimedUntil,
      attempts: 1,
      lastError: email,
      calendar: email,
    });
    await storeMail(email, "seatOffered", "pending", { claimedUntil });
    await storeMail(email, "offerEnded", "sent", { createdAt: hoursAgo(25) });
    await agent.post("/api/account/delete", { currentPassword: password });
    expect(await subjects(email)).toEqual([]);
    const [sent, given] = await site.prisma.mail.findMany({
      where: { id: { in: [ofToday.id, tried.id] } },
      orderBy: { id: "asc" },
    });
    const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
    const emptied = {
      recipient: `sha256:${hash}`,
      subject: "The account was deleted.",
      text: "",
      html: "",
      calendar: null,
      replyTo: null,
      headers: {},
    };
    expect(sent).toMatchObject({ ...emptied, status: "sent", lastError: null });
    expect(given).toMatchObject({ ...emptied, status: "failed", lastError: emptied.subject });
    // It is not sent again.
    const again = await staff.agent.post(`/api/staff/mails/${tried.id}/retry`);
    expect(again.statusCode).toBe(409);
    await site.prisma.userRole.deleteMany({ where: { userId: staff.user.id } });
  });
});

test("my data include saved versions, later changes, reviews by staff, and the staff role", async () => {
  const { agent, user } = await buildStaff(site);
  const article = (await agent.post("/api/news", buildArticle({ title: "First" }))).json();
  const second = buildArticle({ title: "Second", version: 1 });
  await agent.send("PUT", `/api/news/${article.id}`, second);
  const where = { kind_id: { kind: "news", id: article.id } };
  await site.prisma.item.update({ where, data: { reviewNote: "Shorter, please." } });
  const data = (await agent.get("/api/account/data")).json();
  expect(data.roles).toEqual([{ role: "staff", grantedAt: expect.any(String) }]);
  expect(data.publishing).toMatchObject([{ id: article.id, reviewNote: "Shorter, please." }]);
  expect(data.savedVersions).toMatchObject([
    { itemId: article.id, version: 1, fields: { title: "First" } },
    { itemId: article.id, version: 2, fields: { title: "Second" } },
  ]);
  await site.prisma.userRole.deleteMany({ where: { userId: user.id } });
});

describe("deleting the account", () => {
  const deletion = { currentPassword: "river stones" };

  test("deletes drafts and scheduled content", async () => {
    const { agent } = await buildMember(site);
    const publishAt = new Date(Date.now() + 3_600_000);
    const kinds = [
      ["news", buildArticle],
      ["events", buildEvent],
      ["education", buildEducationArticle],
    ] as const;
    const ids: string[] = [];
    for (const [kind, build] of kinds) {
      for (const how of [{ published: false }, { publishAt }]) {
        ids.push((await agent.post(`/api/${kind}`, build(how))).json().id);
      }
    }
    const { url } = await uploadPhoto(agent);
    const draft = buildArticle({ imageUrl: url, published: false });
    ids.push((await agent.post("/api/news", draft)).json().id);
    const shown = (await agent.post("/api/news", buildArticle({ title: "Shown" }))).json();
    const later = buildArticle({ title: "Later", version: 1, publishAt });
    await agent.send("PUT", `/api/news/${shown.id}`, later);
    expect((await agent.post("/api/account/delete", deletion)).statusCode).toBe(200);

    const id = { in: ids };
    for (const left of [
      await site.prisma.newsArticle.count({ where: { id } }),
      await site.prisma.event.count({ where: { id } }),
      await site.prisma.educationArticle.count({ where: { id } }),
      await site.prisma.item.count({ where: { id } }),
      await site.prisma.itemVersion.count({ where: { itemId: id } }),
      await site.prisma.upload.count({ where: { id: url.split("/").at(-1) ?? "" } }),
    ]) {
      expect(left).toBe(0);
    }
    await site.prisma.$executeRaw`
      UPDATE items SET "publishAt" = now() - interval '1 hour' WHERE "publishAt" IS NOT NULL`;
    await publishDue(site.prisma);
    expect((await new Agent(site).get(`/api/news/${shown.id}`)).json().title).toBe("Shown");
  });

  test("is denied to the last staff account, even when the last two do it concurrently", async () => {
    await site.prisma.userRole.deleteMany();
    const people = await Promise.all([buildStaff(site), buildStaff(site)]);
    const responses = await Promise.all(
      people.map(({ agent }) => agent.post("/api/account/delete", deletion)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const rejected = responses.find(({ statusCode }) => statusCode === 409);
    expect(rejected?.json().message).toBe(
      "You are the last staff member. Give someone else the role first.",
    );
    expect(await site.prisma.userRole.count()).toBe(1);
    await site.prisma.userRole.deleteMany();
  });

  test("keeps published content without its author, and ends all access", async () => {
    const member = await buildMember(site);
    const phone = await signInAgain(member);
    const article = (await member.agent.post("/api/news", buildArticle())).json<{ id: string }>();
    const authorId = member.user.id;
    const event = await site.prisma.event.create({ data: { ...buildEvent(), authorId } });
    const lesson = await site.prisma.educationArticle.create({
      data: { ...buildEducationArticle(), authorId },
    });
    const { cookie } = member.agent;
    const response = await member.agent.post("/api/account/delete", deletion);
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(member.agent.cookie).toBe("");
    expect((await site.app.inject({ url: "/api/user", headers: { cookie } })).statusCode).toBe(401);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await canLogIn(member.account.email, "river stones")).toBe(false);
    expect(await site.prisma.user.count({ where: { id: authorId } })).toBe(0);
    const sessions = await site.prisma.session.findMany();
    expect(JSON.stringify(sessions)).not.toContain(authorId);
    for (const url of [`news/${article.id}`, `events/${event.id}`, `education/${lesson.id}`]) {
      const stays = await new Agent(site).get(`/api/${url}`);
      expect([url, stays.statusCode, stays.json().authorId]).toEqual([url, 200, null]);
    }
    const again = await new Agent(site).post("/api/register", member.account);
    expect(again.statusCode).toBe(201);
  });

  test.each([
    [{ currentPassword: "not this one" }, 403, "That is not your current password."],
    [{ currentPassword: "" }, 400, "Please enter your current password"],
    [{}, 400, "Please enter your current password"],
    [{ currentPassword: null }, 400, "Expected string, received null"],
  ])("is rejected with %j", async (payload, status, message) => {
    const { agent } = await buildMember(site);
    const response = await agent.post("/api/account/delete", payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message });
    expect(await isSignedIn(agent)).toBe(true);
  });

  test("does not affect other accounts", async () => {
    const member = await buildMember(site);
    const other = await buildMember(site);
    await member.agent.post("/api/account/delete", deletion);
    expect(await isSignedIn(other.agent)).toBe(true);
  });
});
