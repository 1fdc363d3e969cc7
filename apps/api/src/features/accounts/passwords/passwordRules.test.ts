import { afterwards } from "@headwaters/testing/afterwards";
import { buildAccount } from "@headwaters/testing/factories";
import { signUpMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import argon2 from "argon2";
import { describe, expect, test, vi } from "vitest";
import { openSite, useSite } from "../../../testing/site.ts";
import { createPasswords } from "./passwords.ts";

const site = useSite();
const strict = useSite({ passwordMinLength: 12 });

const register = (password: string, at = site) =>
  new Agent(at).post("/api/register", buildAccount({ password }));

describe("a new password", () => {
  test.each([
    ["six characters", "1234é6"],
    ["six characters beyond the first plane", "🐟🎣🌊🐠🦆🌲"],
    ["two hundred of those", "🐟".repeat(200)],
    ["text with spaces around, which are part of it", "  abcd  "],
    ["any script", "лодка ловит рыбу 川魚"],
  ])("may be %s, and works at sign-in unchanged", async (_kind, password) => {
    const { account } = await signUpMember(site, { password });
    const login = (typed: string) =>
      new Agent(site).post("/api/login", { ...account, password: typed });
    expect((await login(password)).statusCode).toBe(200);
    expect((await login(Array.from(password.trim()).slice(0, -1).join(""))).statusCode).toBe(401);
  });

  test.each([
    ["five characters", "12345", "at least 6"],
    ["three characters that take six units", "🐟🐟🐟", "at least 6"],
    ["five that were typed as ten", "e\u0301".repeat(5), "at least 6"],
    ["201 characters", "🐟".repeat(201), "at most 200"],
    ["60,000 characters", "x".repeat(60_000), "at most 200"],
    ["half a character", "abcdef\ud83d", "that cannot be used"],
  ])("may not be %s", async (_kind, password, reason) => {
    const before = await site.prisma.user.count();
    const response = await register(password);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(reason);
    expect(response.json().issues).toMatchObject([{ path: "password" }]);
    expect(await site.prisma.user.count()).toBe(before);
  });

  test("is verified to its last character, also at the maximum length", async () => {
    const { account } = await signUpMember(site, { password: `${"x".repeat(199)}y` });
    const wrong = { ...account, password: `${"x".repeat(199)}z` };
    expect((await new Agent(site).post("/api/login", wrong)).statusCode).toBe(401);
  });
});

describe("a longer configured minimum password length", () => {
  test("is enforced with the same error message", async () => {
    const rejected = await register("eleven char", strict);
    expect(rejected.statusCode).toBe(400);
    const message = "Password must be at least 12 characters.";
    expect(rejected.json()).toEqual({
      code: "BAD_REQUEST",
      message,
      issues: [{ path: "password", message }],
    });
    expect(await strict.prisma.user.count()).toBe(0);
    expect((await register("twelve chars", strict)).statusCode).toBe(201);
  });

  test("is reported to forms, with a default", async () => {
    const rules = async ({ app }: typeof site) =>
      (await app.inject("/trpc/accounts.passwordRules")).json();
    expect(await rules(strict)).toMatchObject({ result: { data: { json: { minLength: 12 } } } });
    expect(await rules(site)).toMatchObject({ result: { data: { json: { minLength: 6 } } } });
  });

  test("does not lock out accounts with older, shorter passwords", async () => {
    const before = await openSite(strict.connectionString);
    const { account } = await signUpMember(before.site, { password: "short1" });
    await before.close();
    expect((await new Agent(strict).post("/api/login", account)).statusCode).toBe(200);
  });
});

describe("a hash with other cost parameters", () => {
  const cheap = (password: string) =>
    argon2.hash(password, { memoryCost: 1_024, timeCost: 1, parallelism: 1 });

  async function buildOld() {
    const { site: production, close } = await openSite(site.connectionString, {
      passwords: createPasswords(),
    });
    afterwards(close);
    const { account, user } = await signUpMember(site);
    const where = { id: user.id };
    await site.prisma.user.update({
      where,
      data: { password: await cheap(account.password) },
    });
    const stored = async () => (await site.prisma.user.findUniqueOrThrow({ where })).password;
    const login = (password = account.password) =>
      new Agent(production).post("/api/login", { ...account, password });
    return { stored, login };
  }

  test("is upgraded when its owner signs in, and only then", async () => {
    const { stored, login } = await buildOld();
    expect((await login("wrong one")).statusCode).toBe(401);
    expect(await stored()).toMatch(/m=1024,/);
    expect((await login()).statusCode).toBe(200);
    const upgraded = await stored();
    expect(upgraded).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    expect((await login()).statusCode).toBe(200);
    expect(await stored()).toBe(upgraded);
  });
});

test("when more sign-ins arrive than the queue holds, some are asked to retry", async () => {
  const { account } = await signUpMember(site);
  const login = () => new Agent(site).post("/api/login", account);
  // Verification is blocked until the queue is full.
  const full = Promise.withResolvers<void>();
  const { verify } = argon2;
  vi.spyOn(argon2, "verify").mockImplementation(async (...password) => {
    await full.promise;
    return verify(...password);
  });
  afterwards(() => vi.restoreAllMocks());
  const answering = Array.from({ length: 200 }, async () => {
    const response = await login();
    if (response.statusCode === 503) full.resolve();
    return response;
  });
  const responses = await Promise.all(answering);
  const rejected = responses.filter(({ statusCode }) => statusCode === 503);
  expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(100);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { body, headers } of rejected) {
    expect(JSON.parse(body)).toEqual({
      code: "SERVICE_UNAVAILABLE",
      message: "Many people are signing in right now. Please try again in a few seconds.",
    });
    expect(headers["retry-after"]).toBe("5");
  }
  expect((await login()).statusCode).toBe(200);
});
