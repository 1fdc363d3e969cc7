import { SECOND_STEP_NEEDED } from "@headwaters/contracts";
import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPasskey, setUpApp } from "../../../testing/secondFactor.ts";
import { openSite, useSite } from "../../../testing/site.ts";

const site = useSite();
const STEP = "/api/login/second-step";

let member: Awaited<ReturnType<typeof buildMember>>;
let app: Awaited<ReturnType<typeof setUpApp>>;
beforeEach(async () => {
  member = await buildMember(site);
  app = await setUpApp(site, member.agent, member.user.id);
});

/** Gives the right password in a new browser. */
async function begin(account = member.account, agent = new Agent(site)) {
  const { email, password } = account;
  const response = await agent.post("/api/login", { email, password });
  return { agent, response };
}
const take = (agent: Agent, proof: unknown, remember = false) =>
  agent.post(STEP, { proof, remember });
const byApp = (code: string) => ({ method: "app", code });
const byRecovery = (code: string) => ({ method: "recovery", code });
const isSignedIn = async (agent: Agent) => (await agent.get("/api/user")).statusCode === 200;

describe("after the right password", () => {
  test("an account without a second factor is signed in, as ever", async () => {
    const { account } = await buildMember(site);
    const { agent, response } = await begin(account);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ firstName: account.firstName });
    expect(await isSignedIn(agent)).toBe(true);
  });

  test("an account with one has no session, by REST and RPC alike", async () => {
    const { agent, response } = await begin();
    expect([response.statusCode, response.json()]).toEqual([
      428,
      { code: "PRECONDITION_REQUIRED", message: SECOND_STEP_NEEDED },
    ]);
    const rpc = new Agent(site);
    const { email, password } = member.account;
    const answer = await rpc.post("/trpc/accounts.login", { json: { email, password } });
    expect(answer.statusCode).toBe(428);
    expect(answer.json().error.json.message).toBe(SECOND_STEP_NEEDED);
    for (const half of [agent, rpc]) {
      expect(half.cookie).toMatch(/^headwaters-second-step=[\w-]{43}$/);
      for (const url of ["/api/user", "/api/account/second-factor", "/api/account/data"]) {
        expect((await half.get(url)).statusCode).toBe(401);
      }
      expect((await half.post("/api/news", {})).statusCode).toBe(401);
      const methods = await half.get(STEP);
      expect(methods.json()).toEqual({ passkey: false, app: true, recoveryCodes: 10 });
    }
    const signedIn = await rpc.post("/trpc/secondFactor.signIn", {
      json: { proof: byApp(await app.fresh()) },
    });
    expect(signedIn.statusCode).toBe(200);
    expect(await isSignedIn(rpc)).toBe(true);
  });

  test("a wrong password is answered alike with and without a second factor", async () => {
    const { account } = await buildMember(site);
    const answers = [];
    for (const { email } of [member.account, account, { email: "nobody@example.org" }]) {
      const { agent, response } = await begin({ ...account, email, password: "not this one" });
      answers.push([response.statusCode, response.body, agent.cookie]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

describe("the second step", () => {
  test("takes a code of the app once, also the same code within its time", async () => {
    const { agent } = await begin();
    const code = await app.fresh();
    const response = await take(agent, byApp(code));
    expect([response.statusCode, response.json().id]).toEqual([200, member.user.id]);
    expect(await isSignedIn(agent)).toBe(true);
    const thief = (await begin()).agent;
    const replayed = await take(thief, byApp(code));
    expect([replayed.statusCode, replayed.json().message]).toEqual([
      401,
      "This code is not right, or it was used before. Wait for the next one.",
    ]);
    // Nor one of before.
    expect((await take(thief, byApp(app.show(Date.now() - 30_000)))).statusCode).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("takes the code that confirmed the app no second time", async () => {
    const other = await buildMember(site);
    const { code } = await setUpApp(site, other.agent, other.user.id);
    const { agent } = await begin(other.account);
    expect((await take(agent, byApp(code))).statusCode).toBe(401);
  });

  test("takes codes of half a minute before and after, and no others", async () => {
    for (const [seconds, status] of [
      [-90, 401],
      [90, 401],
      [-30, 200],
      [30, 200],
    ] as const) {
      const { agent } = await begin();
      await app.fresh();
      const code = app.show(Date.now() + seconds * 1_000);
      expect([seconds, (await take(agent, byApp(code))).statusCode]).toEqual([seconds, status]);
    }
  });

  test("takes a recovery code once, as it was written down, and mails the owner", async () => {
    const [code = ""] = app.recoveryCodes;
    expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    const { agent } = await begin();
    const typed = code.toUpperCase().replaceAll("0", "O").replaceAll("1", "l").replaceAll("-", " ");
    expect((await take(agent, byRecovery(typed))).statusCode).toBe(200);
    expect(await isSignedIn(agent)).toBe(true);
    const again = (await begin()).agent;
    expect((await again.get(STEP)).json().recoveryCodes).toBe(9);
    expect((await take(again, byRecovery(code))).statusCode).toBe(401);
    const kinds = async () => (await findMails(site, member.account.email)).map(({ kind }) => kind);
    await expect.poll(kinds).toContain("recoveryCodeUsed");
    const stored = await site.prisma.recoveryCode.findMany();
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
  });

  test.each([
    [
      "another account’s recovery code",
      async () => {
        const other = await buildMember(site);
        return byRecovery(
          (await setUpApp(site, other.agent, other.user.id)).recoveryCodes[0] ?? "",
        );
      },
      401,
    ],
    [
      "another account’s app",
      async () => {
        const other = await buildMember(site);
        return byApp((await setUpApp(site, other.agent, other.user.id)).show());
      },
      401,
    ],
    ["five digits", async () => byApp("12345"), 400],
    ["words", async () => byApp("abcdef"), 400],
    ["a short recovery code", async () => byRecovery("k3vd"), 400],
    ["an unknown way", async () => ({ method: "sms", code: "123456" }), 400],
    ["a passkey of nonsense", async () => ({ method: "passkey", answer: { id: "%" } }), 400],
    ["nothing", async () => undefined, 400],
  ])("refuses %s, and waits for the right one", async (_what, createProof, status) => {
    const { agent } = await begin();
    expect((await take(agent, await createProof())).statusCode).toBe(status);
    expect(await isSignedIn(agent)).toBe(false);
    expect((await take(agent, byApp(await app.fresh()))).statusCode).toBe(200);
  });

  test("is for the browser with the right password alone, for ten minutes, once", async () => {
    const ended = { code: "UNAUTHORIZED", message: expect.stringMatching(/has ended/) };
    const stranger = new Agent(site);
    expect((await take(stranger, byApp(await app.fresh()))).json()).toEqual(ended);
    stranger.setCookie("headwaters-second-step", "x".repeat(43));
    expect((await take(stranger, byApp(await app.fresh()))).json()).toEqual(ended);

    const late = (await begin()).agent;
    await site.prisma.$executeRaw`
      UPDATE pending_sign_ins SET "expiresAt" = "expiresAt" - interval '10 minutes'`;
    expect((await take(late, byApp(await app.fresh()))).json()).toEqual(ended);

    const { agent } = await begin();
    const copy = new Agent(site);
    copy.setCookie(...(agent.cookie.split("=") as [string, string]));
    expect((await take(agent, byApp(await app.fresh()))).statusCode).toBe(200);
    expect((await take(copy, byApp(await app.fresh()))).json()).toEqual(ended);
  });

  test("ends when the password changes meanwhile", async () => {
    const { agent } = await begin();
    const changed = await member.agent.post("/api/account/password", {
      currentPassword: member.account.password,
      newPassword: "new stones",
    });
    expect(changed.statusCode).toBe(200);
    expect((await take(agent, byApp(await app.fresh()))).statusCode).toBe(401);
    expect(await isSignedIn(agent)).toBe(false);
  });

  test("stays after a password reset", async () => {
    const { email } = member.account;
    await new Agent(site).post("/api/forgot-password", { email });
    const find = async () =>
      (await findMails(site, email)).find(({ kind }) => kind === "passwordReset")?.links[0];
    await expect.poll(find).toBeDefined();
    const token = new URL((await find()) ?? "").searchParams.get("token");
    const password = "new stones";
    const reset = await new Agent(site).post("/api/reset-password", { token, password });
    expect(reset.statusCode).toBe(200);
    expect((await begin({ ...member.account, password })).response.statusCode).toBe(428);
  });

  test("is refused to a suspended account", async () => {
    const { agent } = await begin();
    await site.prisma.suspension.create({ data: { userId: member.user.id } });
    expect((await take(agent, byApp(await app.fresh()))).statusCode).toBe(403);
    expect(await isSignedIn(agent)).toBe(false);
  });
});

describe("a remembered browser", () => {
  test("signs in with the password alone for 30 days, and no other browser or account does", async () => {
    const { agent } = await begin();
    await take(agent, byApp(await app.fresh()), true);
    await agent.post("/api/logout");
    expect((await begin(member.account, agent)).response.statusCode).toBe(200);
    expect((await begin()).response.statusCode).toBe(428);
    const other = await buildMember(site);
    await setUpApp(site, other.agent, other.user.id);
    expect((await begin(other.account, agent)).response.statusCode).toBe(428);
    await site.prisma.$executeRaw`
      UPDATE remembered_devices SET "expiresAt" = "expiresAt" - interval '30 days'`;
    expect((await begin(member.account, agent)).response.statusCode).toBe(428);
  });

  test("is remembered for each member of a family", async () => {
    const other = await buildMember(site);
    const otherApp = await setUpApp(site, other.agent, other.user.id);
    const agent = new Agent(site);
    await begin(member.account, agent);
    await take(agent, byApp(await app.fresh()), true);
    await begin(other.account, agent);
    await take(agent, byApp(await otherApp.fresh()), true);
    for (const { account } of [member, other]) {
      expect((await begin(account, agent)).response.statusCode).toBe(200);
    }
  });

  test.each([
    ["forgets it", (agent: Agent) => agent.post("/api/account/second-factor/forget-devices")],
    [
      "signs out everywhere else",
      (agent: Agent) => agent.post("/api/account/devices/sign-out-others"),
    ],
    [
      "changes the password to the same",
      (agent: Agent) => {
        const { password } = member.account;
        const change = { currentPassword: password, newPassword: password };
        return agent.post("/api/account/password", change);
      },
    ],
  ])("is asked again when the owner %s", async (_what, act) => {
    const { agent } = await begin();
    await take(agent, byApp(await app.fresh()), true);
    expect((await act(member.agent)).statusCode).toBe(200);
    expect((await begin(member.account, agent)).response.statusCode).toBe(428);
  });
});

describe("limits of attempts", () => {
  let limited: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    limited = await openSite(site.connectionString, { rateLimitFactor: 0.2 });
  });
  afterAll(() => limited.close());
  beforeEach(() => site.prisma.rateLimitCount.deleteMany());

  test("wrong codes are counted by account over all sign-ins, and the owner’s browser counts apart", async () => {
    const owner = new Agent(limited.site);
    await begin(member.account, owner);
    expect((await take(owner, byApp(await app.fresh()))).statusCode).toBe(200);
    await site.prisma.rateLimitCount.deleteMany();
    const statuses = [];
    for (let i = 0; i < 4; i += 1) {
      const { agent } = await begin(member.account, new Agent(limited.site));
      statuses.push((await take(agent, byApp("000000"))).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    const { agent } = await begin(member.account, new Agent(limited.site));
    expect((await take(agent, byApp(await app.fresh()))).statusCode).toBe(429);
    await begin(member.account, owner);
    expect((await take(owner, byApp(await app.fresh()))).statusCode).toBe(200);
  });
});

describe("two processes", () => {
  let second: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    second = await openSite(site.connectionString);
  });
  afterAll(() => second.close());

  test.each([
    ["a code of the app", async () => byApp(await app.fresh())],
    ["a recovery code", async () => byRecovery(app.recoveryCodes[0] ?? "")],
  ])("accept %s once", async (_what, createProof) => {
    const agents = await Promise.all(
      [site, second.site, site, second.site].map(
        async (at) => (await begin(member.account, new Agent(at))).agent,
      ),
    );
    const proof = await createProof();
    const responses = await Promise.all(agents.map((agent) => take(agent, proof)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
  });
});

test("a member signs in by a passkey", async () => {
  const authenticator = await addPasskey(member.agent);
  const { agent } = await begin();
  expect((await agent.get(STEP)).json()).toMatchObject({ passkey: true, app: true });
  const request = (await agent.post(`${STEP}/passkey`)).json();
  const answer = authenticator.get(request);
  expect((await take(agent, { method: "passkey", answer })).statusCode).toBe(200);
  expect(await isSignedIn(agent)).toBe(true);
});
