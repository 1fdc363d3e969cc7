import {
  type AccessToken,
  accessScopes,
  type CreatedAccessToken,
  staffScopes,
} from "@headwaters/contracts";
import { buildArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import type { InjectOptions } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { applyRetention } from "../../../platform/jobs/retention.ts";
import { useSite } from "../../../testing/site.ts";
import { retention } from "../retention.ts";

const site = useSite();

type Member = Awaited<ReturnType<typeof buildMember>>;
let member: Member;
beforeEach(async () => {
  member = await buildMember(site, { firstName: "Ana" });
});

const PASSWORD = "river stones";
const create = ({ agent }: Member, overrides: Record<string, unknown> = {}) =>
  agent.post("/api/account/tokens", {
    name: "Calendar of the school",
    scopes: ["content:read"],
    currentPassword: PASSWORD,
    ...overrides,
  });

async function createToken(owner: Member, overrides: Record<string, unknown> = {}) {
  const response = await create(owner, overrides);
  expect(response.statusCode).toBe(201);
  return response.json<Record<keyof CreatedAccessToken, string>>();
}

/** Calls with an access token, and with nothing else. */
async function call(token: string, method: InjectOptions["method"], url: string, payload?: object) {
  await site.waitForWrites();
  return site.app.inject({
    method: method ?? "GET",
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
}

const list = async ({ agent }: Member) =>
  (await agent.get("/api/account/tokens")).json<Record<keyof AccessToken, string>[]>();

const INVALID = {
  code: "UNAUTHORIZED",
  message: "This access token is not valid. It may have expired or been revoked.",
};

describe("an access token", () => {
  test("is shown once, listed without its text, and stored as a hash", async () => {
    const made = await createToken(member, { expiresAt: "2090-01-02T03:04:05Z" });
    expect(made.token).toMatch(/^headwaters_[\w-]{43}$/);
    expect(made).toMatchObject({ name: "Calendar of the school", scopes: ["content:read"] });
    const [{ token: _token, ...entry }] = [made];
    expect(await list(member)).toEqual([entry]);
    expect(entry).toMatchObject({ expiresAt: "2090-01-02T03:04:05.000Z", lastUsedAt: null });
    const rows = JSON.stringify(await site.prisma.accessToken.findMany());
    expect(rows).not.toContain(made.token.slice(-43));
    expect(await list(await buildMember(site))).toEqual([]);
  });

  test("is created once for a key: its text is not stored, so the second call says that", async () => {
    const owner = await buildMember(site);
    const idempotencyKey = "the-same-token-twice";
    const responses = await Promise.all([1, 2].map(() => create(owner, { idempotencyKey })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      message: "This access token was made before, and was shown then.",
    });
    expect(await list(owner)).toHaveLength(1);
  });

  test("acts for its account, without a cookie, and records its last use", async () => {
    const { token } = await createToken(member);
    const response = await call(token, "GET", "/api/user");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: member.user.id });
    expect(response.headers["set-cookie"]).toBeUndefined();
    const [entry] = await list(member);
    expect(Math.abs(Date.parse(entry?.lastUsedAt ?? "") - Date.now())).toBeLessThan(2 * 60_000);
  });

  test("overrides a session cookie of the same request", async () => {
    const { token } = await createToken(member);
    const other = await buildMember(site);
    for (const url of ["/api/user", "/%61pi/user"]) {
      const response = await other.agent.request({
        method: "GET",
        url,
        headers: { authorization: `bearer  ${token}` },
      });
      expect(response.json()).toMatchObject({ id: member.user.id });
    }
  });

  test("may write from any site, because no browser sends it automatically", async () => {
    const { token } = await createToken(member, { scopes: ["content:write"] });
    const response = await site.app.inject({
      method: "POST",
      url: "/api/news",
      headers: { authorization: `Bearer ${token}`, origin: "https://tools.example" },
      payload: buildArticle(),
    });
    expect(response.statusCode).toBe(201);
  });

  test("is in my data without its text, and in the log without its name", async () => {
    const { token, id } = await createToken(member, {
      scopes: ["content:write", "content:read", "content:read"],
    });
    const data = (await member.agent.get("/api/account/data")).json();
    expect(data.accessTokens).toMatchObject([
      { scopes: ["content:read", "content:write"], lastUsedAt: null },
    ]);
    expect(JSON.stringify(data)).not.toContain(token);
    await member.agent.send("DELETE", `/api/account/tokens/${id}`);
    await member.agent.send("DELETE", `/api/account/tokens/${id}`);
    const log = await site.prisma.staffAction.findMany({
      where: { subjectId: member.user.id },
      orderBy: { id: "asc" },
    });
    expect(log).toMatchObject([
      {
        action: "accessTokens.created",
        actorKind: "member",
        details: { scopes: ["content:read", "content:write"] },
      },
      { action: "accessTokens.revoked", actorKind: "member" },
    ]);
    expect(JSON.stringify(log)).not.toContain("Calendar");
  });
});

describe("rejects with one sentence", () => {
  test.each([
    ["no token", ""],
    ["a malformed token", "headwaters_"],
    ["a token that was never made", `headwaters_${"x".repeat(43)}`],
    ["anything else", "\u0000é ".repeat(3)],
  ])("%s", async (_what, token) => {
    const response = await call(token, "GET", "/api/news");
    expect([response.statusCode, response.json()]).toEqual([401, INVALID]);
    expect(response.headers["www-authenticate"]).toContain("Bearer");
  });

  test("an expired, a revoked, and a suspended or deleted account's token, by REST and RPC", async () => {
    const staff = await buildStaff(site);
    const expired = await createToken(member);
    await site.prisma.accessToken.update({
      where: { id: expired.id },
      data: { expiresAt: new Date() },
    });
    const revoked = await createToken(member);
    await member.agent.send("DELETE", `/api/account/tokens/${revoked.id}`);
    const suspended = await buildMember(site);
    const ofSuspended = await createToken(suspended);
    await staff.agent.post(`/api/staff/people/${suspended.user.id}/suspend`, {
      reason: "Spam",
      notify: false,
    });
    const deleted = await buildMember(site);
    const ofDeleted = await createToken(deleted);
    await deleted.agent.post("/api/account/delete", { currentPassword: PASSWORD });
    for (const { token } of [expired, revoked, ofSuspended, ofDeleted]) {
      for (const url of ["/api/user", "/api/news", "/trpc/news.list"]) {
        const response = await call(token, "GET", url);
        const { error: _rpc, ...failure } = response.json();
        expect([url, response.statusCode, failure]).toEqual([url, 401, INVALID]);
      }
    }
    // Lifting the suspension brings no token back.
    await staff.agent.post(`/api/staff/people/${suspended.user.id}/reinstate`);
    expect((await call(ofSuspended.token, "GET", "/api/user")).statusCode).toBe(401);
  });

  test("a token in the address", async () => {
    const { token } = await createToken(member);
    for (const url of [`/api/news?access_token=${token}`, `/api/user?key=${token}`]) {
      const response = await site.app.inject({ method: "GET", url });
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toBe(
        "Send an access token in the Authorization header, not in the address.",
      );
    }
  });

  test("also for a response that is cached for everyone", async () => {
    await new Agent(site).get("/api/news");
    await new Agent(site).get("/api/news");
    expect((await call("headwaters_no", "GET", "/api/news")).statusCode).toBe(401);
  });

  test.each([
    [
      "a wrong password",
      { currentPassword: "lake stones" },
      403,
      "That is not your current password.",
    ],
    ["no password", { currentPassword: "" }, 400, "Please enter your current password"],
    ["no name", { name: " " }, 400, "Name is required"],
    ["no scope", { scopes: [] }, 400, "Choose what the token may do"],
    ["an unknown scope", { scopes: ["all"] }, 400, "A scope is one of"],
    ["an end in the past", { expiresAt: "2020-01-01T00:00:00Z" }, 400, "End must be in the future"],
    ["the scope of staff for a member", { scopes: ["staff:read"] }, 400, "Only staff may make"],
  ])("a new token with %s", async (_what, overrides, status, message) => {
    const response = await create(member, overrides);
    expect([response.statusCode, response.json().message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect(await list(member)).toEqual([]);
  });

  test("a token beyond the limit, also when several are created at once", async () => {
    for (let count = 0; count < 18; count += 1) await createToken(member);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => create(member)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([201, 201, 409, 409]);
  });

  test("revoking another account's token", async () => {
    const { id } = await createToken(member);
    const other = await buildMember(site);
    expect((await other.agent.send("DELETE", `/api/account/tokens/${id}`)).statusCode).toBe(200);
    expect(await list(member)).toHaveLength(1);
  });
});

describe("scopes", () => {
  const lacks = (scope: string) => ({
    code: "FORBIDDEN",
    message: `This access token lacks the scope "${scope}".`,
  });

  test("read permits reading, content permits writing, and neither shows data of families", async () => {
    const read = await createToken(member, { scopes: ["content:read"] });
    const write = await createToken(member, { scopes: ["content:write"] });
    const rejected = await call(read.token, "POST", "/api/news", buildArticle());
    expect([rejected.statusCode, rejected.json()]).toEqual([403, lacks("content:write")]);
    const made = await call(write.token, "POST", "/api/news", buildArticle());
    expect(made.statusCode).toBe(201);
    expect((await call(write.token, "GET", "/api/items")).json()).toEqual(lacks("content:read"));
    expect((await call(read.token, "GET", "/api/items")).statusCode).toBe(200);
    for (const { token } of [read, write]) {
      for (const url of ["/api/registrations", "/api/children", "/api/registrations/contacts"]) {
        const response = await call(token, "GET", url);
        expect([url, response.statusCode, response.json()]).toEqual([
          url,
          403,
          lacks("registrations:read"),
        ]);
      }
    }
    const own = await createToken(member, { scopes: ["registrations:read"] });
    expect((await call(own.token, "GET", "/api/children")).statusCode).toBe(200);
  });

  test("a token that reads registrations or staff pages changes nothing there", async () => {
    const staff = await buildStaff(site);
    const { token } = await createToken(staff, { scopes: ["registrations:read", "staff:read"] });
    for (const [url, scope] of [
      ["/api/children", "registrations:write"],
      ["/api/events/1/cancel", "registrations:write"],
      ["/api/events/1/registrations/message", "registrations:write"],
      ["/api/staff/mails/retry-failed", "staff:write"],
    ] as const) {
      const response = await call(token, "POST", url, {});
      expect([url, response.statusCode, response.json()]).toEqual([url, 403, lacks(scope)]);
    }
  });

  test("read permits the drafts that its owner may edit: a member's own, staff's all", async () => {
    const author = await buildMember(site);
    const draft = buildArticle({ published: false });
    const { id } = (await author.agent.post("/api/news", draft)).json();
    for (const [owner, status] of [
      [author, 200],
      [member, 404],
      [await buildStaff(site), 200],
    ] as const) {
      const { token } = await createToken(owner, { scopes: ["content:read"] });
      expect((await call(token, "GET", `/api/news/${id}/edit`)).statusCode).toBe(status);
    }
  });

  test("each call of a batch needs its own", async () => {
    const { token } = await createToken(member, { scopes: ["content:read"] });
    const response = await call(
      token,
      "GET",
      "/trpc/accounts.currentUser,registrations.mine?batch=1&input=%7B%7D",
    );
    expect(response.json().map((one: { error?: unknown }) => Boolean(one.error))).toEqual([
      false,
      true,
    ]);
  });

  test("no scope lets a token change the account, sign in or create tokens", async () => {
    const staff = await buildStaff(site);
    const { token } = await createToken(staff, {
      scopes: accessScopes,
    });
    for (const [method, url, payload] of [
      ["GET", "/api/account/tokens"],
      ["GET", "/api/account/data"],
      [
        "POST",
        "/api/account/tokens",
        { name: "x", scopes: ["content:read"], currentPassword: PASSWORD },
      ],
      ["POST", "/api/account/delete", { currentPassword: PASSWORD }],
      ["POST", "/api/login", { email: staff.account.email, password: PASSWORD }],
      ["POST", "/api/logout", {}],
      ["GET", "/api/staff/live"],
    ] as const) {
      const response = await call(token, method, url, payload);
      expect([url, response.statusCode]).toEqual([url, 403]);
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("the staff scope does not return with the role", async () => {
    const [staff, other] = [await buildStaff(site), await buildStaff(site)];
    const { token } = await createToken(staff, { scopes: ["staff:read"] });
    const kept = await createToken(staff, { scopes: ["content:read"] });
    const person = `/api/staff/people/${staff.user.id}`;
    expect((await other.agent.post(`${person}/revoke`)).statusCode).toBe(200);
    expect((await other.agent.post(`${person}/grant`)).statusCode).toBe(200);
    expect((await call(token, "GET", "/api/staff/people")).statusCode).toBe(401);
    expect((await call(kept.token, "GET", "/api/user")).statusCode).toBe(200);
  });

  test("the staff scope ends with the role", async () => {
    const staff = await buildStaff(site);
    const narrow = await createToken(staff, {
      scopes: accessScopes.filter((scope) => !staffScopes.includes(scope)),
    });
    const { token } = await createToken(staff, { scopes: ["staff:read"] });
    expect((await call(token, "GET", "/api/staff/people")).statusCode).toBe(200);
    expect((await call(narrow.token, "GET", "/api/staff/people")).json()).toEqual(
      lacks("staff:read"),
    );
    await site.prisma.userRole.deleteMany({ where: { userId: staff.user.id } });
    expect((await call(token, "GET", "/api/staff/people")).statusCode).toBe(404);
  });

  test("a token reads no roster that its owner may not read", async () => {
    const organizer = await buildMember(site);
    const { id } = (await organizer.agent.post("/api/events", buildEvent())).json();
    const { token } = await createToken(member, { scopes: ["registrations:read"] });
    const url = `/api/events/${id}/registrations/roster`;
    const rejected = await member.agent.get(url);
    const response = await call(token, "GET", url);
    expect([response.statusCode, response.json()]).toEqual([rejected.statusCode, rejected.json()]);
    expect(response.statusCode).toBe(403);
  });
});

test("a new password and signing out everywhere end tokens, too", async () => {
  const first = await createToken(member);
  await member.agent.post("/api/account/devices/sign-out-others");
  expect((await call(first.token, "GET", "/api/user")).statusCode).toBe(401);
  const second = await createToken(member);
  await member.agent.post("/api/account/password", {
    currentPassword: PASSWORD,
    newPassword: "lake stones",
  });
  expect((await call(second.token, "GET", "/api/user")).statusCode).toBe(401);
});

test("tokens that expired or were not used for a long time are deleted", async () => {
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const row = (name: string, dates: object) => ({
    userId: member.user.id,
    name,
    tokenHash: name,
    scopes: ["content:read"],
    ...dates,
  });
  await site.prisma.accessToken.createMany({
    data: [
      row("ended long ago", { expiresAt: day(-31) }),
      row("ended lately", { expiresAt: day(-29) }),
      row("never used", { createdAt: day(-366) }),
      row("in use", { createdAt: day(-366), lastUsedAt: day(-364) }),
    ],
  });
  await applyRetention(site.prisma, [retention]);
  const left = (await list(member)).map(({ name }) => name);
  expect(left.sort()).toEqual(["ended lately", "in use"]);
});
