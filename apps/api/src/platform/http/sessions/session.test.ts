import { signUpMember } from "@headwaters/testing/people/accounts";
import type { Agent, TestSite } from "@headwaters/testing/site/agent";
import pg from "pg";
import superjson from "superjson";
import { describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { getSession } from "./session.ts";

const site = useSite();
const DAY = 24 * 60 * 60 * 1000;

/** Backdates the last write of the account's sessions. */
async function age({ prisma }: TestSite, userId: string, ms: number) {
  const seconds = ms / 1000;
  await prisma.$executeRaw`
    UPDATE sessions SET expire = expire - make_interval(secs => ${seconds}), sess = jsonb_set(
      sess::jsonb, '{cookie,expires}',
      to_jsonb((sess #>> '{cookie,expires}')::timestamptz - make_interval(secs => ${seconds}))
    )::json WHERE sess ->> 'userId' = ${userId}`;
}

async function findRows({ prisma }: TestSite, userId: string) {
  const sessions = await prisma.session.findMany();
  return sessions.filter(({ sess }) => (sess as { userId?: string }).userId === userId);
}

describe("a session in use", () => {
  test("is not written again within its renewal interval", async () => {
    const { agent, user } = await signUpMember(site);
    const [before] = await findRows(site, user.id);
    await age(site, user.id, 50 * 60 * 1000);
    const aged = await findRows(site, user.id);
    expect(aged).not.toEqual([before]);
    const response = await agent.get("/api/user");
    expect(response.statusCode).toBe(200);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(await findRows(site, user.id)).toEqual(aged);
  });

  test("is extended after its renewal interval, and so is its cookie", async () => {
    const { agent, user } = await signUpMember(site);
    const { cookie } = agent;
    await age(site, user.id, 6 * DAY);
    const { cookies } = await agent.get("/api/user");
    expect(agent.cookie).toBe(cookie);
    expect(cookies).toEqual([
      expect.objectContaining({ path: "/", httpOnly: true, sameSite: "Lax" }),
    ]);
    const [row] = await findRows(site, user.id);
    for (const end of [row?.expire, cookies[0]?.expires]) {
      expect(((end?.getTime() ?? 0) - Date.now()) / DAY).toBeCloseTo(7, 2);
    }
    expect((await agent.get("/api/user")).headers["set-cookie"]).toBeUndefined();
  });

  test("ends after its lifetime without use", async () => {
    const { agent, user } = await signUpMember(site);
    await age(site, user.id, 7 * DAY + 1000);
    expect((await agent.get("/api/user")).statusCode).toBe(401);
  });

  test("stays ended when it is ended elsewhere during its renewal", async () => {
    const { agent, user } = await signUpMember(site);
    await age(site, user.id, DAY);
    const elsewhere = new pg.Client({ connectionString: site.connectionString });
    await elsewhere.connect();
    try {
      await elsewhere.query("BEGIN");
      await elsewhere.query("DELETE FROM sessions WHERE sess ->> 'userId' = $1", [user.id]);
      const response = agent.get("/api/user");
      const waiting =
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = $1";
      await expect
        .poll(async () => (await elsewhere.query(waiting, [elsewhere.database])).rowCount)
        .toBe(1);
      await elsewhere.query("COMMIT");
      expect((await response).headers["set-cookie"]).toBeUndefined();
    } finally {
      await elsewhere.end();
    }
    expect(await findRows(site, user.id)).toEqual([]);
    expect((await agent.get("/api/user")).statusCode).toBe(401);
  });
});

describe("an invalid session cookie", () => {
  test.each([
    ["another signature", (cookie: string) => `${cookie.slice(0, -2)}xx`],
    ["another session's id", (cookie: string) => cookie.replace(/=[\w-]{4}/, "=AAAA")],
    ["no signature", (cookie: string) => cookie.replace(/\..*/, "")],
    ["nothing in it", () => "headwaters="],
    ["10,000 characters", () => `headwaters=${"x".repeat(10_000)}.${"y".repeat(4_000)}`],
    ["escapes that are none", () => "headwaters=%E0%A4%A.%zz"],
  ])("is anonymous with %s, and signing in replaces it", async (_what, change) => {
    const { agent, account } = await signUpMember(site);
    const headers = { cookie: change(agent.cookie) };
    expect((await site.app.inject({ url: "/api/user", headers })).statusCode).toBe(401);
    expect((await site.app.inject({ url: "/api/news", headers })).statusCode).toBe(200);
    const login = await site.app.inject({
      method: "POST",
      url: "/api/login",
      headers,
      payload: { email: account.email, password: account.password },
    });
    expect(login.statusCode).toBe(200);
    const cookies = login.cookies.filter(({ name }) => name === "headwaters");
    expect(cookies.at(-1)?.value).toMatch(/^[\w-]{32}\./);
    expect((await agent.get("/api/user")).statusCode).toBe(200);
  });

  test("is anonymous after its account was deleted, and can sign up again", async () => {
    const { agent, account, user } = await signUpMember(site);
    await site.prisma.user.delete({ where: { id: user.id } });
    for (const url of ["/api/user", "/api/account/devices", "/api/account/data"]) {
      expect((await agent.get(url)).statusCode).toBe(401);
    }
    expect((await agent.post("/api/register", account)).statusCode).toBe(201);
    expect((await agent.get("/api/user")).statusCode).toBe(200);
  });

  test("is anonymous after its row was deleted, and can sign in again", async () => {
    const { agent, account, user } = await signUpMember(site);
    await site.prisma.$executeRaw`DELETE FROM sessions WHERE sess ->> 'userId' = ${user.id}`;
    expect((await agent.get("/api/user")).statusCode).toBe(401);
    expect(
      (await agent.post("/api/account/name", { firstName: "A", lastName: "B" })).statusCode,
    ).toBe(401);
    expect((await agent.post("/api/login", account)).statusCode).toBe(200);
    expect((await agent.get("/api/user")).statusCode).toBe(200);
  });
});

describe("in a batch", () => {
  const rpc = (agent: Agent, calls: [name: string, input?: Record<string, unknown>][]) =>
    agent.post(
      `/trpc/${calls.map(([name]) => name).join(",")}?batch=1`,
      Object.fromEntries(calls.map(([, json], index) => [index, superjson.serialize(json)])),
    );

  test("a client can sign out and in", async () => {
    const { agent, account, user } = await signUpMember(site);
    const { email, password } = account;
    const old = agent.cookie;
    const calls = await rpc(agent, [["accounts.logout"], ["accounts.login", { email, password }]]);
    expect(calls.statusCode).toBe(200);
    expect(agent.cookie).not.toBe(old);
    expect((await agent.get("/api/user")).json()).toMatchObject({ id: user.id });
  });

  test("signing in waits for an earlier sign-out", async () => {
    const destroyed = Promise.withResolvers<void>();
    const fresh = { save: async () => {} };
    const request = {
      headers: {},
      session: {
        destroy: () => destroyed.promise.then(() => Object.assign(request, { session: null })),
        regenerate: async () => Object.assign(request, { session: fresh }),
      },
    };
    const reply = { clearCookie: () => {} };
    const session = getSession(request as never, reply as never, false);
    const changes = [session.end(), session.start("an id")];
    destroyed.resolve();
    await Promise.all(changes);
    expect(session.userId).toBe("an id");
  });

  test("of two deletions of the account one succeeds, and the other gets 404", async () => {
    const { agent, account } = await signUpMember(site);
    const currentPassword = account.password;
    const calls = await rpc(agent, [
      ["profile.delete", { currentPassword }],
      ["profile.delete", { currentPassword }],
    ]);
    const codes = calls
      .json<{ error?: { json: { data: { httpStatus: number } } } }[]>()
      .map(({ error }) => error?.json.data.httpStatus ?? 200);
    expect(codes.sort()).toEqual([200, 403]);
    expect(agent.cookie).toBe("");
  });

  test("a device that removes one account and trusts another knows that one alone, in either order", async () => {
    const { agent, account } = await signUpMember(site);
    const { account: other } = await signUpMember(site);
    const calls = await rpc(agent, [
      ["profile.delete", { currentPassword: account.password }],
      ["accounts.login", { email: other.email, password: other.password }],
    ]);
    expect(calls.statusCode).toBe(200);
    // The device's id, then the expiry and the signature of one account's grant.
    expect(agent.deviceCookie).toMatch(/=[\w-]{22}\.\d+\.[\w-]+$/);
  });
});

describe("over https", () => {
  const secureSite = useSite({ publicUrl: "https://headwaters.example", trustProxy: 1 });

  test("the cookies are for this host alone, by https alone, and not for scripts", async () => {
    const response = await secureSite.app.inject({
      method: "POST",
      url: "/api/register",
      headers: { "x-forwarded-proto": "https" },
      payload: { firstName: "A", lastName: "B", email: "a@example.org", password: "river stones" },
    });
    const names = response.cookies.map(({ name }) => name);
    expect(names).toEqual(["__Host-headwaters", "__Host-headwaters-device"]);
    for (const cookie of response.cookies) {
      expect(cookie).toMatchObject({ path: "/", secure: true, httpOnly: true, sameSite: "Lax" });
      expect(cookie.domain).toBeUndefined();
    }
  });
});
