import { SECOND_FACTOR_MISSING } from "@headwaters/contracts";
import { buildEvent } from "@headwaters/testing/factories";
import { findMails } from "@headwaters/testing/mail/mails";
import {
  buildLeader,
  buildMember,
  buildStaff,
  makeSignInOld,
} from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEncryption } from "../../../platform/encryption.ts";
import { getMeta, procedureNames } from "../../../platform/rpc/procedures.ts";
import { addPasskey, makeFactorOld, setUpApp } from "../../../testing/secondFactor.ts";
import { openSite, useSite } from "../../../testing/site.ts";

const site = useSite();
const FACTOR = "/api/account/second-factor";

type Person = Awaited<ReturnType<typeof buildMember>>;
const listMailKinds = async ({ account }: Person) =>
  (await findMails(site, account.email)).map(({ kind }) => kind).sort();
const readFactors = async ({ agent }: Person) => (await agent.get(FACTOR)).json();

describe("the second factors of an account", () => {
  let person: Person;
  beforeEach(async () => {
    person = await buildMember(site);
  });

  test("come with ten recovery codes, go one by one, and are mailed about", async () => {
    const { agent, user } = person;
    expect(await readFactors(person)).toMatchObject({
      passkeys: [],
      appSince: null,
      neededBy: null,
    });
    const { recoveryCodes } = await setUpApp(site, agent, user.id);
    expect(new Set(recoveryCodes).size).toBe(10);
    await addPasskey(agent, "Phone");
    await site.prisma.rememberedDevice.create({
      data: { tokenHash: "x", userId: user.id, expiresAt: new Date(Date.now() + 1e9) },
    });
    const factors = await readFactors(person);
    expect(factors).toMatchObject({
      passkeys: [{ name: "Phone" }],
      appSince: expect.any(String),
      recoveryCodes: 10,
      rememberedDevices: 1,
    });
    expect((await agent.send("DELETE", `${FACTOR}/app`)).statusCode).toBe(200);
    expect(await readFactors(person)).toMatchObject({ appSince: null, recoveryCodes: 10 });
    const passkey = `${FACTOR}/passkeys/${factors.passkeys[0].id}`;
    const stranger = await buildMember(site);
    expect((await stranger.agent.send("DELETE", passkey)).statusCode).toBe(200);
    expect((await readFactors(person)).passkeys).toHaveLength(1);
    expect((await agent.send("DELETE", passkey)).statusCode).toBe(200);
    expect((await agent.send("DELETE", passkey)).statusCode).toBe(200);
    // With the last factor the rest goes.
    expect(await readFactors(person)).toMatchObject({ recoveryCodes: 0, rememberedDevices: 0 });
    const kinds = ["factorAdded", "factorAdded", "factorRemoved", "factorRemoved"];
    await expect.poll(() => listMailKinds(person)).toEqual(kinds);
  });

  test("an app is in use once a code has confirmed it, and is set up once", async () => {
    const { agent, account, user } = person;
    const first = (await agent.post(`${FACTOR}/app/start`)).json();
    expect(first.uri).toMatch(/^otpauth:\/\/totp\/Headwaters%20Youth%20Anglers:/);
    expect((await agent.post(`${FACTOR}/app`, { code: "000000" })).json()).toMatchObject({
      issues: [{ path: "code" }],
    });
    expect((await agent.post(`${FACTOR}/app`, { code: "12" })).statusCode).toBe(400);
    expect((await agent.post("/api/login", account)).statusCode).toBe(200);
    const { secret } = await site.prisma.authenticatorApp.findUniqueOrThrow({
      where: { userId: user.id },
    });
    expect(secret).not.toContain(first.secret);
    await setUpApp(site, agent, user.id);
    expect((await agent.post(`${FACTOR}/app/start`)).statusCode).toBe(409);
    // Two calls set up one.
    const other = await buildMember(site);
    const started = await Promise.all([1, 2, 3].map(() => other.agent.post(`${FACTOR}/app/start`)));
    expect(started.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test("new recovery codes replace the old ones, and need a factor", async () => {
    const { agent, user } = person;
    expect((await agent.post(`${FACTOR}/recovery-codes`)).statusCode).toBe(409);
    const { recoveryCodes } = await setUpApp(site, agent, user.id);
    const renewed = (await agent.post(`${FACTOR}/recovery-codes`)).json().recoveryCodes;
    expect(renewed).toHaveLength(10);
    const confirm = (code = "") =>
      agent.post(`${FACTOR}/confirm`, { proof: { method: "recovery", code } });
    expect((await confirm(recoveryCodes[0])).statusCode).toBe(403);
    expect((await confirm(renewed[0])).statusCode).toBe(200);
    expect((await confirm(renewed[0])).statusCode).toBe(403);
  });

  test("are part of “my data” without secrets, and go with the account", async () => {
    const { agent, account, user } = person;
    await setUpApp(site, agent, user.id);
    await addPasskey(agent, "Phone");
    const data = (await agent.get("/api/account/data")).json();
    expect(data).toMatchObject({
      passkeys: [{ name: "Phone", lastUsedAt: null }],
      authenticatorApp: { confirmedAt: expect.any(String) },
      rememberedDevices: [],
    });
    expect(data.recoveryCodes).toEqual(Array(10).fill({ usedAt: null }));
    expect(JSON.stringify(data)).not.toMatch(/secret|publicKey|codeHash|credentialId/);
    const deletion = { currentPassword: account.password };
    expect((await agent.post("/api/account/delete", deletion)).statusCode).toBe(200);
    const where = { userId: user.id };
    expect(await site.prisma.passkey.count({ where })).toBe(0);
    expect(await site.prisma.recoveryCode.count({ where })).toBe(0);
    expect(await site.prisma.authenticatorApp.count({ where })).toBe(0);
  });
});

describe("confirming that it is you", () => {
  test("needs the factor of the last 15 minutes where there is one; the password is not enough", async () => {
    const staff = await buildStaff(site);
    const { agent, account, user } = staff;
    const app = await setUpApp(site, agent, user.id);
    const { user: other } = await buildMember(site);
    const grant = () => agent.post(`/api/staff/people/${other.id}/grant`);
    const { id } = (await agent.post("/api/events", buildEvent())).json();
    const exports = [
      `/api/events/${id}/registrations/roster.csv`,
      "/api/staff/applications.csv",
      "/api/staff/newsletter/subscribers.csv",
    ];
    expect((await grant()).statusCode).toBe(200);
    await makeFactorOld(site, staff.user.id);
    const currentPassword = account.password;
    await agent.post("/api/account/confirm-password", { currentPassword });
    expect((await grant()).json()).toEqual({
      code: "PRECONDITION_REQUIRED",
      message: "Please confirm that it is you, with a passkey or a code from your app.",
    });
    for (const url of exports) expect((await agent.get(url)).statusCode).toBe(428);
    const token = { name: "t", scopes: ["content:read"], currentPassword };
    expect((await agent.post("/api/account/tokens", token)).statusCode).toBe(428);
    expect((await agent.post("/api/account/delete", { currentPassword })).statusCode).toBe(428);
    const wrong = await agent.post(`${FACTOR}/confirm`, {
      proof: { method: "app", code: "000000" },
    });
    expect(wrong.statusCode).toBe(403);
    const proof = { method: "app", code: await app.fresh() };
    expect((await agent.post(`${FACTOR}/confirm`, { proof })).statusCode).toBe(200);
    expect((await agent.post(`${FACTOR}/confirm`, { proof })).statusCode).toBe(403);
    expect((await grant()).statusCode).toBe(200);
    for (const url of exports) expect((await agent.get(url)).statusCode).toBe(200);
    expect((await agent.post("/api/account/tokens", token)).statusCode).toBe(201);
  });

  test("asks for the password before an export where there is no factor", async () => {
    const { agent, account, user } = await buildStaff(site);
    await makeSignInOld(site, user.id);
    const url = "/api/staff/applications.csv";
    expect((await agent.get(url)).statusCode).toBe(428);
    const { password: currentPassword } = account;
    await agent.post("/api/account/confirm-password", { currentPassword });
    expect((await agent.get(url)).statusCode).toBe(200);
  });

  test("is kept by a new password, and not by a sign-in from a remembered browser", async () => {
    const person = await buildMember(site);
    const { agent, account, user } = person;
    await setUpApp(site, agent, user.id);
    const renew = () => agent.post(`${FACTOR}/recovery-codes`);
    const { password } = account;
    await agent.post("/api/account/password", { currentPassword: password, newPassword: password });
    expect((await renew()).statusCode).toBe(200);
    await makeFactorOld(site, person.user.id);
    expect((await renew()).statusCode).toBe(428);
  });
});

describe("accounts that see families", () => {
  /** The role was granted this many days ago. */
  async function buildOldStaff(days: number) {
    const staff = await buildStaff(site);
    const factorFrom = new Date(Date.now() - days * 24 * 60 * 60_000);
    await site.prisma.userRole.updateMany({
      where: { userId: staff.user.id },
      data: { factorFrom },
    });
    return staff;
  }
  const addresses = async (person: Person) => {
    const { id } = (await person.agent.post("/api/events", buildEvent())).json();
    return [
      "/api/staff/people",
      `/api/staff/people/${person.user.id}`,
      `/api/staff/people/${person.user.id}/record`,
      `/api/events/${id}/registrations/roster`,
      `/api/events/${id}/registrations/roster.csv`,
    ];
  };

  test("need a second factor a week after their role, and say by when", async () => {
    const fresh = await buildOldStaff(6);
    for (const url of await addresses(fresh)) {
      expect([url, (await fresh.agent.get(url)).statusCode]).toEqual([url, 200]);
    }
    const neededBy = (await fresh.agent.get("/api/staff")).json().secondFactorBy;
    const inHours = (new Date(neededBy).getTime() - Date.now()) / 3_600_000;
    expect(Math.round(inHours)).toBe(24);

    const late = await buildOldStaff(8);
    const urls = await addresses(late);
    for (const url of urls) {
      const response = await late.agent.get(url);
      expect([url, response.statusCode, response.json()]).toEqual([
        url,
        403,
        { code: "FORBIDDEN", message: SECOND_FACTOR_MISSING },
      ]);
    }
    // All else stays open, so that they can set it up.
    expect((await late.agent.get("/api/staff")).statusCode).toBe(200);
    await setUpApp(site, late.agent, late.user.id);
    for (const url of urls) {
      expect([url, (await late.agent.get(url)).statusCode]).toEqual([url, 200]);
    }
    expect((await late.agent.get("/api/staff")).json().secondFactorBy).toBeNull();
  });

  test("need it for their access tokens, too", async () => {
    const late = await buildOldStaff(8);
    const { password: currentPassword } = late.account;
    const scopes = ["staff:read"];
    const created = await late.agent.post("/api/account/tokens", {
      name: "t",
      scopes,
      currentPassword,
    });
    const headers = { authorization: `Bearer ${created.json().token}` };
    const read = () => site.app.inject({ url: "/api/staff/people", headers });
    expect((await read()).statusCode).toBe(403);
  });

  test("end sessions and tokens without it when they set it up", async () => {
    const late = await buildOldStaff(8);
    const { email, password } = late.account;
    const thief = new Agent(site);
    expect((await thief.post("/api/login", { email, password })).statusCode).toBe(200);
    await setUpApp(site, late.agent, late.user.id);
    expect((await thief.get("/api/user")).statusCode).toBe(401);
    expect((await late.agent.get("/api/user")).statusCode).toBe(200);
  });

  test("are staff: leaders of an event need none", async () => {
    const leader = await buildLeader(site);
    await site.prisma.userRole.updateMany({
      where: { userId: leader.user.id },
      data: { factorFrom: new Date(0) },
    });
    const { id } = (await leader.agent.post("/api/events", buildEvent())).json();
    const roster = await leader.agent.get(`/api/events/${id}/registrations/roster`);
    expect(roster.statusCode).toBe(200);
  });

  test("are the callers of every call about families", () => {
    const marked = procedureNames.filter((name) => getMeta(name).showsFamilies);
    expect(marked).toEqual([
      "registrations.addLeader",
      "registrations.removeLeader",
      "registrations.roster",
      "registrations.checkIn",
      "registrations.add",
      "registrations.remove",
      "registrations.exportRoster",
      "registrations.message",
      "staff.people",
      "staff.person",
      "staff.record",
    ]);
  });

  describe("where the rule is off", () => {
    let off: Awaited<ReturnType<typeof openSite>>;
    beforeAll(async () => {
      off = await openSite(site.connectionString, { secondFactorAfterDays: null });
    });
    afterAll(() => off.close());

    test("need none", async () => {
      const { agent, user } = await buildStaff(off.site);
      await site.prisma.userRole.updateMany({
        where: { userId: user.id },
        data: { factorFrom: new Date(0) },
      });
      expect((await agent.get("/api/staff/people")).statusCode).toBe(200);
      expect((await agent.get("/api/staff")).json().secondFactorBy).toBeNull();
    });
  });
});

describe("the encryption of an app’s key", () => {
  const old = "an older secret, also long enough!";
  const key = createEncryption(["a secret that is long enough here", old], "test");

  test("opens for its owner, with the secret of then, and tells an older one", () => {
    expect(key.decrypt(key.encrypt("K", "ana"), "ana")).toEqual({ text: "K", isOutdated: false });
    const before = createEncryption([old], "test").encrypt("K", "ana");
    expect(key.decrypt(before, "ana")).toEqual({ text: "K", isOutdated: true });
  });

  test.each([
    ["another owner", key.encrypt("K", "bo")],
    ["another purpose", createEncryption([old], "other").encrypt("K", "ana")],
    ["another secret", createEncryption(["x".repeat(32)], "test").encrypt("K", "ana")],
    ["a changed text", key.encrypt("K", "ana").replace(/.$/, (last) => (last === "A" ? "Q" : "A"))],
    ["nothing", ""],
  ])("stays closed for %s", (_what, value) => {
    expect(key.decrypt(value, "ana")).toBeNull();
  });

  test("follows a new secret with the next code", async () => {
    const person = await buildMember(site);
    const app = await setUpApp(site, person.agent, person.user.id);
    const secrets = ["a new secret for tests, long enough", site.sessionSecret] as const;
    const rotated = await openSite(site.connectionString, { secrets });
    const where = { userId: person.user.id };
    const before = await site.prisma.authenticatorApp.findUniqueOrThrow({ where });
    const { email, password } = person.account;
    const first = await rotated.site.app.inject({
      method: "POST",
      url: "/api/login",
      payload: { email, password },
    });
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const second = await rotated.site.app.inject({
      method: "POST",
      url: "/api/login/second-step",
      headers: { cookie },
      payload: { proof: { method: "app", code: await app.fresh() } },
    });
    expect(second.statusCode).toBe(200);
    const after = await site.prisma.authenticatorApp.findUniqueOrThrow({ where });
    expect(after.secret).not.toBe(before.secret);
    await rotated.close();
  });
});
