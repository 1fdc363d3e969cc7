import { randomUUID } from "node:crypto";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildAccount } from "@headwaters/testing/factories";
import { buildStaff, signUpMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { openSite, useSite } from "../../testing/site.ts";
import { createPasswords } from "./passwords/passwords.ts";

const site = useSite();

describe("signing up", () => {
  test("creates the account, signs in and returns the user", async () => {
    const agent = new Agent(site);
    const account = buildAccount();
    const response = await agent.post("/api/register", account);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(String),
      email: account.email,
      firstName: "Ana",
      lastName: "Reyes",
      role: "member",
      roles: [],
    });
    expect((await agent.get("/api/user")).json()).toEqual(response.json());
  });

  test("stores an argon2id hash with OWASP's parameters, never the password", async () => {
    const { site: production, close } = await openSite(site.connectionString, {
      passwords: createPasswords(),
    });
    afterwards(close);
    const { user, account } = await signUpMember(production);
    const row = await site.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    expect(JSON.stringify(row)).not.toContain(account.password);
    expect(row.username).toBe(account.email);
  });

  test("with a domain in another script stores its ASCII form, shows it as typed and finds it by both", async () => {
    const typed = `user.${randomUUID()}@münchen.example`;
    const stored = typed.replace("münchen", "xn--mnchen-3ya");
    const account = buildAccount({ email: typed });
    const { agent, user } = await signUpMember(site, { ...account });
    expect(user.email).toBe(typed);
    expect((await agent.get("/api/user")).json()).toMatchObject({ email: typed });
    expect(await site.prisma.user.findUnique({ where: { id: user.id } })).toMatchObject({
      email: stored,
      username: stored,
    });
    for (const email of [typed, stored, typed.toUpperCase(), ` ${typed.replace("ü", "u\u0308")}`]) {
      const login = await new Agent(site).post("/api/login", { ...account, email });
      expect([login.statusCode, login.json().email]).toEqual([200, typed]);
      const again = await new Agent(site).post("/api/register", { ...account, email });
      expect(again.statusCode).toBe(409);
    }
    await new Agent(site).post("/api/forgot-password", { email: typed });
    const to = () =>
      site.prisma.mail.findMany({ where: { recipient: stored, kind: "passwordReset" } });
    await expect.poll(to).toHaveLength(1);
    const staff = await buildStaff(site);
    for (const search of [typed, stored, "münchen.example"]) {
      const query = `search=${encodeURIComponent(search)}`;
      const { items } = (await staff.agent.get(`/api/staff/people?${query}`)).json();
      expect(items).toMatchObject([{ email: typed }]);
    }
  });

  test("rejects letters before the @ that few mail servers take, in words", async () => {
    const account = buildAccount({ email: "jürgen@example.org" });
    const response = await new Agent(site).post("/api/register", account);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^Please enter a valid email address: before the @/);
  });

  test("stores the email as typed and finds it in any letter case, ignoring surrounding spaces", async () => {
    const account = buildAccount({ email: "  Mixed.Case@Example.org " });
    const agent = new Agent(site);
    const response = await agent.post("/api/register", account);
    expect(response.json()).toMatchObject({ email: "Mixed.Case@Example.org" });
    const login = await new Agent(site).post("/api/login", {
      email: " mixed.CASE@example.ORG  ",
      password: account.password,
    });
    expect(login.statusCode).toBe(200);
  });

  test("rejects an email address that already has an account, in any letter case", async () => {
    const { account } = await signUpMember(site);
    const before = await site.prisma.user.count();
    const response = await new Agent(site).post("/api/register", {
      ...buildAccount(),
      email: account.email.toUpperCase(),
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: "CONFLICT",
      message: "An account with this email already exists.",
    });
    expect(await site.prisma.user.count()).toBe(before);
  });

  test("creates one account when ten sign-ups race for one address", async () => {
    const account = buildAccount();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => new Agent(site).post("/api/register", account)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await site.prisma.user.count({ where: { email: account.email } })).toBe(1);
  });

  test.each([
    [{ firstName: "" }, "Please fill in all fields."],
    [{ lastName: "   " }, "Please fill in all fields."],
    [{ email: undefined }, "Please fill in all fields."],
    [{ password: "" }, "Please fill in all fields."],
    [{ password: "12345" }, "Password must be at least 6 characters."],
    [{ password: "x".repeat(10_000) }, "Password must be at most 200 characters."],
    [{ email: "not an address" }, "Please enter a valid email address"],
    [{ firstName: null }, "Expected string, received null"],
    [{ lastName: ["Reyes"] }, "Expected string, received array"],
    [{ firstName: "x".repeat(10_000) }, "First name must be at most 100 characters"],
    [{ email: `${"x".repeat(10_000)}@example.org` }, "Email must be at most 254 characters"],
  ])("rejects %j and stores nothing", async (wrong, message) => {
    const before = await site.prisma.user.count();
    const response = await new Agent(site).post("/api/register", buildAccount(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message,
      issues: expect.arrayContaining([{ path: Object.keys(wrong)[0], message }]),
    });
    expect(await site.prisma.user.count()).toBe(before);
  });

  test("ignores fields that the caller must not set", async () => {
    const { user } = await signUpMember(site, {
      id: "mine",
      username: "admin",
      createdAt: "2001-01-01T00:00:00Z",
      resetToken: "x",
    });
    const row = await site.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row).toMatchObject({ resetToken: null });
    expect(row.id).not.toBe("mine");
    expect(row.username).not.toBe("admin");
    expect(row.createdAt.getFullYear()).toBeGreaterThan(2001);
  });
});

describe("signing in", () => {
  test("returns the user and stores a session in the database", async () => {
    const { account, user } = await signUpMember(site);
    const agent = new Agent(site);
    const response = await agent.post("/api/login", account);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: user.id, email: account.email });
    const sessions = await site.prisma.session.findMany();
    const ownSessions = sessions.filter(
      ({ sess }) => (sess as { userId?: string }).userId === user.id,
    );
    expect(ownSessions).toHaveLength(2); // one of signing up, one of signing in
    const week = 7 * 24 * 60 * 60 * 1000;
    for (const { expire } of ownSessions) {
      expect(Math.abs(expire.getTime() - Date.now() - week)).toBeLessThan(60_000);
    }
  });

  test("gives the same error for a wrong password and an unknown address", async () => {
    const { account } = await signUpMember(site);
    const agent = new Agent(site);
    const wrong = await agent.post("/api/login", { ...account, password: "not this one" });
    const unknown = await agent.post("/api/login", {
      email: "nobody@example.org",
      password: "x",
    });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ code: "UNAUTHORIZED", message: "Invalid email or password." });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(agent.cookie).toBe("");
  });

  test("accepts a password in any Unicode composition", async () => {
    const { account } = await signUpMember(site, { password: "caf\u00e9 au lait" });
    const response = await new Agent(site).post("/api/login", {
      ...account,
      password: "cafe\u0301 au lait",
    });
    expect(response.statusCode).toBe(200);
  });

  test.each([
    [{}, "Please fill in all fields."],
    [{ email: "", password: "" }, "Please fill in all fields."],
    [{ email: "a@example.org" }, "Please fill in all fields."],
    [
      { email: "a@example.org", password: "x".repeat(10_000) },
      "Password must be at most 200 characters.",
    ],
    [{ email: { $ne: null }, password: "x" }, "Expected string, received object"],
  ])("rejects %j", async (payload, message) => {
    const response = await new Agent(site).post("/api/login", payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });
});

describe("the session", () => {
  test("gets a new id at sign-in, and the old id becomes invalid", async () => {
    const { agent, account } = await signUpMember(site);
    const old = agent.cookie;
    await agent.post("/api/login", account);
    expect(agent.cookie).not.toBe(old);
    const withOld = await site.app.inject({ url: "/api/user", headers: { cookie: old } });
    expect(withOld.statusCode).toBe(401);
    expect((await agent.get("/api/user")).statusCode).toBe(200);
  });

  test("does not adopt an id planted before sign-in (session fixation)", async () => {
    const { agent: attacker } = await signUpMember(site);
    const { account } = await signUpMember(site);
    const victim = await site.app.inject({
      method: "POST",
      url: "/api/login",
      headers: { cookie: attacker.cookie },
      payload: { email: account.email, password: account.password },
    });
    expect(victim.statusCode).toBe(200);
    expect((await attacker.get("/api/user")).statusCode).toBe(401);
  });

  test("uses a cookie that scripts and other sites cannot read", async () => {
    const agent = new Agent(site);
    const response = await agent.post("/api/register", buildAccount());
    for (const cookie of [response.headers["set-cookie"]].flat()) {
      expect(cookie).toMatch(/; Path=\/;.*HttpOnly.*SameSite=Lax/);
    }
  });

  test("is not created for read-only requests", async () => {
    const response = await new Agent(site).get("/api/news");
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("ends at logout, also on the server", async () => {
    const { agent } = await signUpMember(site);
    const { cookie } = agent;
    const response = await agent.post("/api/logout");
    expect(response.statusCode).toBe(200);
    expect(agent.cookie).toBe("");
    const replayed = await site.app.inject({ url: "/api/user", headers: { cookie } });
    expect(replayed.statusCode).toBe(401);
  });

  test("logging out twice is harmless", async () => {
    expect((await new Agent(site).post("/api/logout")).statusCode).toBe(200);
  });

  test("is anonymous when its cookie was tampered with, or its row or account was deleted", async () => {
    const { agent, user } = await signUpMember(site);
    const tampered = await site.app.inject({
      url: "/api/user",
      headers: { cookie: `${agent.cookie.slice(0, -2)}xx` },
    });
    expect(tampered.statusCode).toBe(401);
    await site.prisma.user.delete({ where: { id: user.id } });
    expect((await agent.get("/api/user")).statusCode).toBe(401);
    const other = await signUpMember(site);
    await site.prisma.session.deleteMany();
    expect((await other.agent.get("/api/user")).statusCode).toBe(401);
  });

  test("is extended at most once in its renewal interval", async () => {
    await site.prisma.session.deleteMany();
    const { agent } = await signUpMember(site);
    expect((await agent.get("/api/user")).headers["set-cookie"]).toBeUndefined();
    const [row] = await site.prisma.session.findMany();
    if (!row) throw new Error("no session");
    const sess = row.sess as { cookie: { expires: string } };
    sess.cookie.expires = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
    await site.prisma.session.update({ where: { sid: row.sid }, data: { sess } });
    const response = await agent.get("/api/user");
    expect(response.headers["set-cookie"]).toBeDefined();
    const renewed = await site.prisma.session.findUniqueOrThrow({ where: { sid: row.sid } });
    const days = (renewed.expire.getTime() - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(7, 1);
  });
});

describe("the current user", () => {
  test.each(["/api/user", "/api/auth/user"])(
    "%s answers 401 to an anonymous request",
    async (url) => {
      const response = await new Agent(site).get(url);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: "UNAUTHORIZED",
        message: "Please sign in to continue.",
      });
    },
  );

  test.each(["/api/user", "/api/auth/user"])(
    "%s returns only the necessary fields",
    async (url) => {
      const { agent } = await signUpMember(site);
      const response = await agent.get(url);
      const fields = ["email", "firstName", "id", "lastName", "role", "roles"];
      expect(Object.keys(response.json()).sort()).toEqual(fields);
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );
});
