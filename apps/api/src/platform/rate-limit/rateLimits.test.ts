import { randomUUID } from "node:crypto";
import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import { type RateLimitName, rateLimits } from "@headwaters/contracts/router";
import { createTestDatabase, type TestDatabase } from "@headwaters/db/testing";
import { buildAccount, buildArticle, buildEducationArticle } from "@headwaters/testing/factories";
import { signUpMember } from "@headwaters/testing/people/accounts";
import type { TestSite } from "@headwaters/testing/site/agent";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AppDeps } from "../../app.ts";
import { openSite } from "../../testing/site.ts";
import { buildWeb } from "../../testing/web.ts";

const HERE = "192.0.2.1";
const ELSEWHERE = "198.51.100.7";
const MINUTE = 60 * 1_000;

let database: TestDatabase;
let site: TestSite;
let close: () => Promise<void>;

/** The share of the rate limits that holds on this file's site. */
const SHARE = 0.2;
/** The calls that one address may make there. */
const allowedAddress = (name: RateLimitName) => Math.floor(rateLimits[name].perAddress * SHARE);
/** The calls that one account may make there. */
const allowedAccount = (name: RateLimitName) =>
  Math.floor((rateLimits[name].perAccount ?? Number.NaN) * SHARE);

/** Opens another process's site on the same database, with this share of the limits by default. */
async function open(overrides: Partial<AppDeps> = {}) {
  return openSite(database.connectionString, { rateLimitFactor: SHARE, ...overrides });
}

beforeAll(async () => {
  database = await createTestDatabase();
  ({ site, close } = await open());
});
beforeEach(() => site.prisma.rateLimitCount.deleteMany());
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await close();
  await database.drop();
});

function post(url: string, payload: unknown, remoteAddress = HERE, { app } = site) {
  return app.inject({ method: "POST", url, payload: payload as object, remoteAddress });
}
const login = (person: { email: string; password: string }, from?: string, at?: TestSite) =>
  post("/api/login", { email: person.email, password: person.password }, from, at);
const wrong = (email: string, from?: string, at?: TestSite) =>
  login({ email, password: "not this one" }, from, at);

/** Signs up at an address that is unique in this file. */
async function signUp(from = "203.0.113.99") {
  const person = buildAccount({ email: `owner.${crypto.randomUUID()}@example.org` });
  expect((await post("/api/register", person, from)).statusCode).toBe(201);
  return person;
}

function expectTooMany(response: LightMyRequestResponse, minutes: number) {
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    code: "TOO_MANY_REQUESTS",
    message: `Too many attempts. Please try again in ${minutes} minutes.`,
  });
  const wait = Number(response.headers["retry-after"]);
  expect(wait).toBeGreaterThan((minutes - 1) * 60);
  expect(wait).toBeLessThanOrEqual(minutes * 60);
  expect(response.headers["cache-control"]).toBe("no-store");
}

/** The sorted statuses of calls of which some are allowed. */
const partlyRefused = (status: number, allowed: number, calls: number) => [
  ...Array<number>(allowed).fill(status),
  ...Array<number>(calls - allowed).fill(429),
];

const statuses = (responses: LightMyRequestResponse[]) =>
  responses.map(({ statusCode }) => statusCode).sort();

describe("signing in", () => {
  const { perAccount = 0, perAddress } = rateLimits.login;

  test("has a limit of failures for an account, from any address and in any letter case", async () => {
    const full = await open({ rateLimitFactor: 1 });
    for (let i = 1; i <= perAccount; i += 1) {
      const email = i % 2 ? "nobody@example.org" : " NOBODY@example.org ";
      expect((await wrong(email, `192.0.2.${i}`, full.site)).statusCode).toBe(401);
    }
    expectTooMany(await wrong("nobody@example.org", ELSEWHERE, full.site), 15);
    expect((await wrong("somebody@example.org", ELSEWHERE, full.site)).statusCode).toBe(401);
    await full.close();
  });

  test("has a limit of failures for an address, whatever the accounts", async () => {
    const full = await open({ rateLimitFactor: 1 });
    for (let i = 1; i <= perAddress; i += 1) {
      expect((await wrong(`nobody.${i}@example.org`, HERE, full.site)).statusCode).toBe(401);
    }
    const owner = await signUp();
    expectTooMany(await login(owner, HERE, full.site), 15);
    expect((await login(owner, ELSEWHERE, full.site)).statusCode).toBe(200);
    await full.close();
  });

  test("has no limit of successes", async () => {
    const owner = await signUp();
    for (let i = 0; i < 12; i += 1) expect((await login(owner)).statusCode).toBe(200);
  });

  test("does not count invalid input, as no password was tried", async () => {
    for (let i = 0; i < 12; i += 1) {
      expect((await login({ email: "a@example.org", password: "" })).statusCode).toBe(400);
    }
    expect((await wrong("a@example.org")).statusCode).toBe(401);
  });

  test("reveals nothing beyond the limit to concurrent attempts", async () => {
    const owner = await signUp();
    const tries = await Promise.all(Array.from({ length: 10 }, () => wrong(owner.email)));
    expect(statuses(tries)).toEqual(partlyRefused(401, allowedAccount("login"), tries.length));
  });

  test("counts every call of a batch", async () => {
    const names = Array(MAX_BATCH_SIZE).fill("accounts.login").join(",");
    const person = { email: "batched@example.org", password: "not this one" };
    const calls = Array.from({ length: MAX_BATCH_SIZE }, (_, i) => [i, { json: person }]);
    const response = await post(`/trpc/${names}?batch=1`, Object.fromEntries(calls));
    const failures = response.json<{ error: { json: { data: { httpStatus: number } } } }[]>();
    const codes = failures.map(({ error }) => error.json.data.httpStatus).sort();
    expect(codes).toEqual(partlyRefused(401, allowedAccount("login"), MAX_BATCH_SIZE));
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(14 * 60);
    expectTooMany(await wrong(person.email), 15);
  });

  test("by RPC says too when to try again", async () => {
    const call = { json: { email: "rpc@example.org", password: "not this one" } };
    for (let i = 0; i < allowedAccount("login"); i += 1) await post("/trpc/accounts.login", call);
    const response = await post("/trpc/accounts.login", call);
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({
      error: {
        json: {
          message: "Too many attempts. Please try again in 15 minutes.",
          data: { code: "TOO_MANY_REQUESTS", httpStatus: 429 },
        },
      },
    });
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(14 * 60);
  });

  test("is possible again after the window, at the announced time", async () => {
    const owner = await signUp();
    for (let i = 0; i < allowedAccount("login"); i += 1) await wrong(owner.email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * MINUTE });
    expectTooMany(await login(owner), 12);
    vi.setSystemTime(Date.now() + 12 * MINUTE);
    expect((await login(owner)).statusCode).toBe(200);
  });
});

describe("a person with a stolen session", () => {
  const guess = { currentPassword: "not this one" };
  const PATHS: [path: string, payload: Record<string, unknown>][] = [
    ["/api/account/password", { ...guess, newPassword: "lake stones" }],
    ["/api/account/email", { ...guess, email: "thief@example.org" }],
    ["/api/account/delete", guess],
    ["/api/account/confirm-password", guess],
  ];

  test("has a limit of password guesses, by any call, at any process", async () => {
    const [full, other] = [await open({ rateLimitFactor: 1 }), await open({ rateLimitFactor: 1 })];
    const { agent } = await signUpMember(full.site);
    const ask = ([url, payload]: (typeof PATHS)[number], i: number) =>
      (i % 2 ? full : other).site.app.inject({
        method: "POST",
        url,
        payload,
        headers: { cookie: agent.cookie },
        remoteAddress: `192.0.2.${i}`,
      });
    for (let i = 0; i < (rateLimits.currentPassword.perAccount ?? 0); i += 1) {
      const path = PATHS[i % PATHS.length] ?? PATHS[0];
      if (path) expect((await ask(path, i)).statusCode).toBe(403);
    }
    for (const path of PATHS) expectTooMany(await ask(path, 99), 15);
    await full.close();
    await other.close();
  });

  test("gets no more guesses in a batch, nor by naming other addresses", async () => {
    const { agent } = await signUpMember(site);
    const names = Array(MAX_BATCH_SIZE).fill("profile.requestEmail").join(",");
    const calls = Array.from({ length: MAX_BATCH_SIZE }, (_, i) => [
      i,
      { json: { ...guess, email: `thief.${i}@example.org` } },
    ]);
    const response = await agent.post(`/trpc/${names}?batch=1`, Object.fromEntries(calls));
    const failures = response.json<{ error: { json: { data: { httpStatus: number } } } }[]>();
    const codes = failures.map(({ error }) => error.json.data.httpStatus).sort();
    expect(codes).toEqual(partlyRefused(403, allowedAccount("currentPassword"), MAX_BATCH_SIZE));
  });

  test("does not keep the owner of another account from changing theirs, nor from signing in", async () => {
    const found = await signUpMember(site);
    for (let i = 0; i < 3; i += 1) await found.agent.post("/api/account/delete", guess);
    const other = await signUpMember(site);
    const change = { currentPassword: other.account.password, newPassword: "lake stones" };
    expect((await other.agent.post("/api/account/password", change)).statusCode).toBe(200);
    expect((await login(found.account, ELSEWHERE)).statusCode).toBe(200);
  });

  test("may change the password any number of times with the right one", async () => {
    const { agent, account } = await signUpMember(site);
    let currentPassword = account.password;
    for (const newPassword of ["first new", "second new", "third new"]) {
      const change = { currentPassword, newPassword };
      expect((await agent.post("/api/account/password", change)).statusCode).toBe(200);
      currentPassword = newPassword;
    }
  });
});

describe("the counts", () => {
  test("are shared by the processes of one database", async () => {
    const other = await open();
    for (let i = 0; i < allowedAccount("login"); i += 1)
      await wrong("shared@example.org", HERE, i % 2 ? other.site : site);
    expectTooMany(await wrong("shared@example.org", HERE, site), 15);
    expectTooMany(await wrong("shared@example.org", HERE, other.site), 15);
    await other.close();
  });

  test("outlive a restart", async () => {
    const before = await open();
    for (let i = 0; i < allowedAccount("login"); i += 1)
      await wrong("restarted@example.org", HERE, before.site);
    await before.close();
    const after = await open();
    expectTooMany(await wrong("restarted@example.org", HERE, after.site), 15);
    await after.close();
  });

  test("contain neither addresses nor accounts in readable form", async () => {
    await wrong("private@example.org");
    const text = JSON.stringify(
      (await site.prisma.rateLimitCount.findMany()).map(({ key }) => key),
    );
    expect(text).toContain("login:account:");
    expect(text).not.toMatch(/private|192\.0\.2/);
  });

  test("follow THROTTLE_FACTOR, and never fall below one", async () => {
    const wide = await open({ rateLimitFactor: 2 });
    for (let i = 0; i < 2 * (rateLimits.login.perAccount ?? 0); i += 1) {
      expect((await wrong("wide@example.org", HERE, wide.site)).statusCode).toBe(401);
    }
    expectTooMany(await wrong("wide@example.org", HERE, wide.site), 15);
    await wide.close();
    const narrow = await open({ rateLimitFactor: 0.000_1 });
    expect((await wrong("narrow@example.org", ELSEWHERE, narrow.site)).statusCode).toBe(401);
    expectTooMany(await wrong("narrow@example.org", ELSEWHERE, narrow.site), 15);
    await narrow.close();
  });
});

describe("the caller's address", () => {
  const subscribe = (from: string, headers = {}, { app } = site) =>
    app.inject({
      method: "POST",
      url: "/api/newsletter",
      payload: { email: `kai.${randomUUID()}@example.org` },
      remoteAddress: from,
      headers,
    });
  const exhaust = async (from: string) => {
    for (let i = 0; i < allowedAddress("newsletter"); i += 1)
      expect((await subscribe(from)).statusCode).toBe(200);
  };

  test("is an IPv6 network of 64 bits", async () => {
    await exhaust("2001:db8:1:1::1");
    expectTooMany(await subscribe("2001:db8:1:1:ffff::2"), 60);
    expect((await subscribe("2001:db8:1:2::1")).statusCode).toBe(200);
  });

  test("is the same for IPv4 and for IPv4 in IPv6", async () => {
    await exhaust(HERE);
    expectTooMany(await subscribe(`::ffff:${HERE}`), 60);
    expect((await subscribe(`::ffff:${ELSEWHERE}`)).statusCode).toBe(200);
  });

  test("is not taken from the caller's headers", async () => {
    await exhaust(HERE);
    expectTooMany(await subscribe(HERE, { "x-forwarded-for": ELSEWHERE }), 60);
  });

  test("is taken from the proxies' headers, not from those before them", async () => {
    const behind = await open({ trustProxy: 1 });
    const ask = (forwarded: string) =>
      subscribe("10.0.0.1", { "x-forwarded-for": forwarded }, behind.site);
    for (let i = 0; i < allowedAddress("newsletter"); i += 1) {
      expect((await ask(`203.0.113.${i}, ${HERE}`)).statusCode).toBe(200);
    }
    expectTooMany(await ask(`203.0.113.5, ${HERE}`), 60);
    expect((await ask(`203.0.113.5, ${ELSEWHERE}`)).statusCode).toBe(200);
    await behind.close();
  });
});

describe("writing", () => {
  test("has a limit of sign-ups for an address, beyond which no account is created", async () => {
    const responses: LightMyRequestResponse[] = [];
    for (let i = 0; i < allowedAddress("register"); i += 1)
      responses.push(await post("/api/register", buildAccount()));
    expect(statuses(responses)).toEqual(responses.map(() => 201));
    const before = await site.prisma.user.count();
    expectTooMany(await post("/api/register", buildAccount()), 60);
    expect(await site.prisma.user.count()).toBe(before);
    expect((await post("/api/register", buildAccount(), ELSEWHERE)).statusCode).toBe(201);
  });

  test("signs an address up however often others have tried to", async () => {
    const owner = buildAccount();
    const responses: LightMyRequestResponse[] = [];
    for (let i = 0; i < 4; i += 1) responses.push(await post("/api/register", owner));
    expect(statuses(responses)).toEqual([201, 409, 409, 409]);
    await site.prisma.user.delete({ where: { email: owner.email } });
    expect((await post("/api/register", owner, ELSEWHERE)).statusCode).toBe(201);
  });

  test("has a limit of new addresses, as each gets a mail", async () => {
    const { agent, account } = await signUpMember(site);
    const currentPassword = account.password;
    const ask = (i: number, password = currentPassword) =>
      agent.post("/api/account/email", {
        email: `stranger.${i}@example.org`,
        currentPassword: password,
      });
    expect((await ask(0, "not this one")).statusCode).toBe(403);
    for (let i = 1; i <= allowedAccount("emailChange"); i += 1)
      expect((await ask(i)).statusCode).toBe(200);
    expectTooMany(await ask(99), 60);
    const recipient = "stranger.99@example.org";
    expect(await site.prisma.mail.count({ where: { recipient } })).toBe(0);
  });

  test("has a limit of new names, as the name is on every published page", async () => {
    const { agent } = await signUpMember(site);
    const rename = (firstName: string) =>
      agent.post("/api/account/name", { firstName, lastName: "Li" });
    expect((await rename("")).statusCode).toBe(400);
    for (let i = 1; i < allowedAccount("nameChange"); i += 1)
      expect((await rename("May")).statusCode).toBe(200);
    expect((await rename("Kai")).statusCode).toBe(200);
    expectTooMany(await rename("Ana"), 60);
    expect((await agent.get("/api/user")).json()).toMatchObject({ firstName: "Kai" });
    const { agent: other } = await signUpMember(site);
    const response = await other.post("/api/account/name", { firstName: "Bo", lastName: "Li" });
    expect(response.statusCode).toBe(200);
  });

  test("has a limit of downloads of the account's data", async () => {
    const { agent } = await signUpMember(site);
    for (let i = 0; i < allowedAccount("accountData"); i += 1)
      expect((await agent.get("/api/account/data")).statusCode).toBe(200);
    expectTooMany(await agent.get("/api/account/data"), 60);
    const { agent: other } = await signUpMember(site);
    expect((await other.get("/api/account/data")).statusCode).toBe(200);
  });

  test("has a limit of subscriptions for an address; invalid addresses are not counted", async () => {
    const subscribe = (email: string) => post("/api/newsletter", { email });
    for (let i = 0; i < 6; i += 1) expect((await subscribe("nobody")).statusCode).toBe(400);
    for (let i = 0; i < allowedAddress("newsletter"); i += 1)
      expect((await subscribe(`k${i}@example.org`)).statusCode).toBe(200);
    expectTooMany(await subscribe("kay@example.org"), 60);
  });

  test("has a limit of mails to one subscriber, from any caller and in any state", async () => {
    const full = await open({ rateLimitFactor: 1 });
    await full.site.prisma.newsletterSubscriber.create({
      data: { email: "known@example.org", status: "confirmed" },
    });
    const responses = { new: [] as number[], known: [] as number[] };
    const { perAccount = 0 } = rateLimits.newsletter;
    for (let i = 0; i < perAccount + 2; i += 1) {
      for (const who of ["new", "known"] as const) {
        const { statusCode } = await full.site.app.inject({
          method: "POST",
          url: "/api/newsletter",
          payload: { email: i % 2 ? `${who}@example.org` : `${who}@EXAMPLE.org` },
          remoteAddress: `203.0.113.${i}`,
        });
        responses[who].push(statusCode);
      }
    }
    const expected = partlyRefused(200, perAccount, perAccount + 2);
    expect(responses).toEqual({ new: expected, known: expected });
    const recipient = { in: ["new@EXAMPLE.org", "known@example.org"] };
    expect(await full.site.prisma.mail.count({ where: { recipient } })).toBe(2 * perAccount);
    await full.close();
  });
});

describe("while the database is down", () => {
  test("signing in fails, and pages that need no database are served", async () => {
    const database = await createTestDatabase();
    const away = await openSite(database.connectionString, {
      rateLimitFactor: 0.01,
      web: buildWeb(),
    });
    await database.drop();
    const rejected = await wrong("a@example.org", HERE, away.site);
    expect(rejected.statusCode).toBe(503);
    expect(rejected.json()).toEqual({
      code: "SERVICE_UNAVAILABLE",
      message: "This cannot be done right now. Please try again in a moment.",
    });
    expect(rejected.headers["retry-after"]).toBe("5");
    // More calls than the global limit allows, which cannot be counted now.
    for (let i = 0; i < 80; i += 1) {
      const page = await away.site.app.inject({ url: "/auth", remoteAddress: HERE });
      expect(page.statusCode).toBe(200);
    }
    await away.close();
  });
});

test("saving versions of articles and events counts for the account, by any call", async () => {
  const { site: strict, close: closeStrict } = await open({ rateLimitFactor: 0.002 });
  const { agent } = await signUpMember(site);
  const cookie = agent.cookie;
  const send = (method: "POST" | "PUT", url: string, payload: object) =>
    strict.app.inject({ method, url, payload, headers: { cookie } });
  const { id } = (await send("POST", "/api/news", buildArticle())).json();
  const change = (version: number) => send("PUT", `/api/news/${id}`, buildArticle({ version }));
  const outcomes = [await change(1), await change(1), await change(2)];
  expect(outcomes.map(({ statusCode }) => statusCode)).toEqual([200, 409, 200]);
  const restore = { json: { id, version: 1 } };
  expect((await send("POST", "/trpc/news.restore", restore)).statusCode).toBe(200);
  for (const rejected of [
    await change(4),
    await send("POST", "/api/education", buildEducationArticle()),
    await send("POST", "/trpc/news.restore", restore),
  ]) {
    expect(rejected.statusCode).toBe(429);
  }
  // Unpublishing is not rate-limited.
  expect((await send("POST", `/api/news/${id}/unpublish`, {})).statusCode).toBe(200);
  await closeStrict();
});
