import { formatMinutes, RESET_LINK_MINUTES } from "@headwaters/contracts";
import { createTestDatabase, type TestDatabase } from "@headwaters/db/testing";
import { findMails } from "@headwaters/testing/mail/mails";
import { signUpMember } from "@headwaters/testing/people/accounts";
import { Agent, type TestSite } from "@headwaters/testing/site/agent";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openSite } from "../../../testing/site.ts";

const HERE = "192.0.2.1";
const ELSEWHERE = "198.51.100.7";
const MINUTE = 60 * 1_000;

let database: TestDatabase;
let site: TestSite;
let close: () => Promise<void>;

/** Opens a site on this file's database, with a fifth of the rate limits by default. */
const open = (rateLimitFactor = 0.2) =>
  openSite(database.connectionString, { rateLimitFactor: rateLimitFactor });

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

/** Signs in without any cookie. */
const login = ({ email, password }: { email: string; password: string }, from = HERE) =>
  site.app.inject({
    method: "POST",
    url: "/api/login",
    remoteAddress: from,
    payload: { email, password },
  });
const wrong = (email: string, from = HERE) => login({ email, password: "not this one" }, from);

function expectTooMany(response: LightMyRequestResponse) {
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    code: "TOO_MANY_REQUESTS",
    message: "Too many attempts. Please try again in 15 minutes.",
  });
}

const statuses = (responses: LightMyRequestResponse[]) =>
  responses.map(({ statusCode }) => statusCode);

/** Reads the token of the reset link mailed to this address. */
async function mailedToken(email: string, at = site): Promise<string> {
  const links = async () =>
    (await findMails(at, email)).flatMap(({ kind, links }) =>
      kind === "passwordReset" ? links : [],
    );
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return new URL((await links())[0] ?? "").searchParams.get("token") ?? "";
}

describe("an owner whose account others try to guess", () => {
  /** Signs a member up with their own browser; `at` is the address of the request. */
  async function buildOwner() {
    const { agent, account } = await signUpMember(site);
    await site.prisma.rateLimitCount.deleteMany();
    const send = (password: string, at = HERE, url = "/api/login") =>
      agent.request({
        method: "POST",
        url,
        remoteAddress: at,
        payload: { email: account.email, password },
      });
    return { agent, account, send };
  }
  /** Uses up the limit that all untrusted devices share. */
  const attack = async (email: string, at = ELSEWHERE) => {
    for (let i = 0; i < 2; i += 1) await wrong(email, at);
    expectTooMany(await wrong(email, at));
  };

  test("signs in from a device that signed in or up before, from any address", async () => {
    const { account, send } = await buildOwner();
    await attack(account.email);
    for (const at of [HERE, ELSEWHERE]) {
      expect((await login(account, at)).statusCode).toBe(429);
      expect((await send(account.password, at)).statusCode).toBe(200);
    }
    // The sign-in does not count against its network address, whose limit strangers may have used up.
    for (let i = 0; i < 10; i += 1) await wrong(`nobody.${i}@example.org`, HERE);
    expectTooMany(await wrong("nobody@example.org", HERE));
    expect((await send(account.password, HERE)).statusCode).toBe(200);
  });

  test("has a separate allowance on a trusted device, and uses none of the others'", async () => {
    const { account, send } = await buildOwner();
    for (let i = 0; i < 2; i += 1) expect((await send("not this one")).statusCode).toBe(401);
    expectTooMany(await send(account.password, ELSEWHERE));
    expect((await login(account)).statusCode).toBe(200);
  });

  test("has a multiple of that on all devices together", async () => {
    const { account } = await buildOwner();
    const responses: LightMyRequestResponse[] = [];
    for (let i = 0; i < 6; i += 1) {
      const agent = new Agent(site);
      await agent.post("/api/login", account);
      const guess = { ...account, password: "not this one" };
      for (let n = 0; n < 2; n += 1) responses.push(await agent.post("/api/login", guess));
    }
    expect(responses.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
    for (const rejected of responses.slice(10)) expectTooMany(rejected);
  });

  test("is not trusted on devices that signed in before a password reset", async () => {
    const { agent, account } = await buildOwner();
    const stale = agent.deviceCookie;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2_000 }); // cookies count in seconds
    const owner = new Agent(site);
    await owner.post("/api/forgot-password", { email: account.email });
    const token = await mailedToken(account.email);
    const password = "another river";
    expect((await owner.post("/api/reset-password", { token, password })).statusCode).toBe(200);
    await attack(account.email);
    const signIn = (cookie: string) =>
      site.app.inject({
        method: "POST",
        url: "/api/login",
        remoteAddress: HERE,
        payload: { ...account, password },
        headers: { cookie },
      });
    expectTooMany(await signIn(stale));
    expect((await signIn(owner.deviceCookie)).statusCode).toBe(200);
  });

  test("is not trusted on a device where only others failed", async () => {
    const { account } = await buildOwner();
    const agent = new Agent(site);
    const guess = { ...account, password: "not this one" };
    expect((await agent.post("/api/login", guess)).statusCode).toBe(401);
    expect(agent.deviceCookie).toBe("");
    await attack(account.email);
    expect((await agent.post("/api/login", account)).statusCode).toBe(429);
  });

  test.each([
    ["of another account", (_own: string, other: string) => other],
    ["with another id", (own: string) => own.replace(/=[\w-]{4}/, "=AAAA")],
    [
      "with a later end",
      (own: string) => own.replace(/\.(\d+)\./, (_all, end: string) => `.${Number(end) + 1}.`),
    ],
    ["without a signature", (own: string) => own.replace(/\.[^.]+$/, ".")],
    ["that is nonsense", () => "headwaters-device=%00..;.;=.".repeat(40)],
    ["that is empty", () => "headwaters-device="],
  ])("is not trusted with a device cookie %s", async (_what, forge) => {
    const { agent, account } = await buildOwner();
    const other = await signUpMember(site);
    await attack(account.email);
    const cookie = forge(agent.deviceCookie, other.agent.deviceCookie);
    const respond = (cookies: string) =>
      site.app.inject({
        method: "POST",
        url: "/api/login",
        remoteAddress: HERE,
        payload: account,
        headers: { cookie: cookies },
      });
    expect((await respond(cookie)).statusCode).toBe(429);
    expect((await respond(agent.deviceCookie)).statusCode).toBe(200);
  });

  test("is trusted for the lifetime of the cookie, which signing in renews", async () => {
    const { account, send } = await buildOwner();
    const DAY = 24 * 60 * MINUTE;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 364 * DAY });
    await attack(account.email);
    const later = await send(account.password);
    expect(later.statusCode).toBe(200);
    const renewed = later.cookies.find(({ name }) => name === "headwaters-device");
    expect(renewed).toMatchObject({ path: "/", httpOnly: true, sameSite: "Lax" });
    expect(Number(renewed?.expires)).toBeGreaterThan(Date.now() + 364 * DAY);
    vi.setSystemTime(Date.now() + 366 * DAY);
    await site.prisma.rateLimitCount.deleteMany();
    await attack(account.email);
    expect((await send(account.password)).statusCode).toBe(429);
  });

  test("shares a browser with a family: the last accounts to sign in there are trusted", async () => {
    const agent = new Agent(site);
    const family = [];
    for (let i = 0; i < 6; i += 1) {
      const { account } = await signUpMember(site);
      family.push(account);
      await agent.post("/api/login", account);
    }
    for (const [index, account] of family.entries()) {
      await site.prisma.rateLimitCount.deleteMany();
      await attack(account.email, "203.0.113.7");
      const copy = site.app.inject({
        method: "POST",
        url: "/api/login",
        remoteAddress: HERE,
        payload: account,
        headers: { cookie: agent.deviceCookie },
      });
      expect((await copy).statusCode).toBe(index === 0 ? 429 : 200);
    }
  });

  test("gets a cookie that reveals nothing, and only by signing in or up", async () => {
    const { agent, account } = await buildOwner();
    expect(agent.deviceCookie).toMatch(/^headwaters-device=[\w-]{22}\.\d{10}\.[\w-]{43}$/);
    const looking = new Agent(site);
    await looking.get("/api/news");
    await looking.post("/api/forgot-password", { email: account.email });
    expect(looking.deviceCookie).toBe("");
  });

  test("is removed from the device with the account", async () => {
    const { agent, account } = await buildOwner();
    const deletion = { currentPassword: account.password };
    expect((await agent.post("/api/account/delete", deletion)).statusCode).toBe(200);
    expect(agent.deviceCookie).toBe("");
  });

  test("sets a new password by the mailed link and is signed in at once, from anywhere", async () => {
    const { agent: known, account, send } = await buildOwner();
    const { email } = account;
    await new Agent(site).post("/api/forgot-password", { email });
    const token = await mailedToken(email);
    // Uses up the limit of the account's own device, too.
    for (let i = 0; i < 3; i += 1) await send("not this one");
    await attack(email);
    const phone = new Agent(site);
    const password = "a quiet eddy";
    const reset = await phone.post("/api/reset-password", { token, password });
    expect(reset.statusCode).toBe(200);
    expect((await login({ email, password }, "203.0.113.8")).statusCode).toBe(200);
    // While the attack continues, only trusted devices can sign in: that of the reset and older ones.
    await attack(email);
    expect((await login({ email, password }, "203.0.113.8")).statusCode).toBe(429);
    expect((await phone.post("/api/login", { email, password })).statusCode).toBe(200);
    expect(known.deviceCookie).not.toBe("");
  });
});

describe("requesting a reset link", () => {
  const ask = (email: string, from: string, { app } = site) =>
    app.inject({
      method: "POST",
      url: "/api/forgot-password",
      remoteAddress: from,
      payload: { email },
    });

  test("is limited per address while a link works, known or not; a trusted device has its own limit", async () => {
    const full = await open(1);
    const { agent, account } = await signUpMember(full.site);
    for (const email of [account.email, "nobody@example.org"]) {
      const responses: LightMyRequestResponse[] = [];
      for (let i = 0; i < 10; i += 1) responses.push(await ask(email, `192.0.2.${i}`, full.site));
      expect(statuses(responses)).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
      expect(responses.at(-1)?.json()).toEqual({
        code: "TOO_MANY_REQUESTS",
        message: `Too many attempts. Please try again in ${RESET_LINK_MINUTES} minutes. A reset link that we sent less than ${formatMinutes(RESET_LINK_MINUTES)} ago still works.`,
      });
    }
    const { email } = account;
    expect((await agent.post("/api/forgot-password", { email })).statusCode).toBe(200);
    // The link that a stranger requested works for the owner, as the error's message says.
    const token = await mailedToken(email, full.site);
    const password = "a quiet eddy";
    const reset = await new Agent(full.site).post("/api/reset-password", { token, password });
    expect(reset.statusCode).toBe(200);
    await full.close();
  });
});
