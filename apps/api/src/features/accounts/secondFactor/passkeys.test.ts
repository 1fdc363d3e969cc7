import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { addPasskey, createAuthenticator, makeFactorOld } from "../../../testing/secondFactor.ts";
import { openSite, PUBLIC_URL, useSite } from "../../../testing/site.ts";

const site = useSite();
const STEP = "/api/login/second-step";
const FACTOR = "/api/account/second-factor";
const ELSEWHERE = "https://headwaters-login.example";

let member: Awaited<ReturnType<typeof buildMember>>;
let authenticator: Awaited<ReturnType<typeof addPasskey>>;
beforeEach(async () => {
  member = await buildMember(site);
  authenticator = await addPasskey(member.agent);
});

async function begin() {
  const agent = new Agent(site);
  const { email, password } = member.account;
  expect((await agent.post("/api/login", { email, password })).statusCode).toBe(428);
  return agent;
}
const request = async (agent: Agent) => (await agent.post(`${STEP}/passkey`)).json();
const take = (agent: Agent, answer: unknown) =>
  agent.post(STEP, { proof: { method: "passkey", answer } });

describe("signing in by a passkey", () => {
  test("asks for the account’s own ones, of this host", async () => {
    const asked = await request(await begin());
    expect(asked).toMatchObject({ rpId: "localhost", userVerification: "preferred" });
    expect(asked.allowCredentials).toHaveLength(1);
    const [passkey] = (await member.agent.get(FACTOR)).json().passkeys;
    expect(passkey).toMatchObject({ name: "Phone", lastUsedAt: null });
  });

  test("works once for each request, and shows when", async () => {
    const agent = await begin();
    const answer = authenticator.get(await request(agent));
    expect((await take(agent, answer)).statusCode).toBe(200);
    const [passkey] = (await member.agent.get(FACTOR)).json().passkeys;
    expect(passkey.lastUsedAt).not.toBeNull();
    const replayed = await take(await begin(), answer);
    expect([replayed.statusCode, replayed.json().message]).toEqual([
      401,
      "This passkey was not accepted. Please try again.",
    ]);
  });

  test("works once when two calls send the same answer at the same time", async () => {
    const agents = [await begin(), await begin(), await begin()];
    const answer = authenticator.get(await request(agents[0] as Agent));
    const responses = await Promise.all(agents.map((agent) => take(agent, answer)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401, 401]);
  });

  type Asked = { challenge: string; rpId: string };
  test.each([
    ["a page of another site asked", (asked: Asked) => authenticator.get(asked, ELSEWHERE)],
    [
      "another port of this host asked",
      (asked: Asked) => authenticator.get(asked, "http://localhost:8080"),
    ],
    [
      "it is a passkey of another host",
      (asked: Asked) => authenticator.get({ ...asked, rpId: "headwaters-login.example" }),
    ],
    ["it is unknown", (asked: Asked) => createAuthenticator().get(asked)],
    [
      "it signs something else",
      (asked: Asked) => authenticator.get({ ...asked, challenge: "A".repeat(43) }),
    ],
    [
      "another key has signed",
      (asked: Asked) => {
        const { response } = createAuthenticator().get(asked);
        return { ...authenticator.get(asked), response };
      },
    ],
  ])("is refused when %s", async (_what, sign) => {
    const agent = await begin();
    const asked = await request(agent);
    expect((await take(agent, sign(asked))).statusCode).toBe(401);
    expect((await agent.get("/api/user")).statusCode).toBe(401);
  });

  test("is refused with a copy that counts less, with another account’s, and after ten minutes", async () => {
    const agent = await begin();
    expect((await take(agent, authenticator.get(await request(agent)))).statusCode).toBe(200);
    authenticator.rewind();
    const copied = await begin();
    expect((await take(copied, authenticator.get(await request(copied)))).statusCode).toBe(401);

    const other = await buildMember(site);
    const theirs = await addPasskey(other.agent);
    const mixed = await begin();
    expect((await take(mixed, theirs.get(await request(mixed)))).statusCode).toBe(401);

    const late = await begin();
    const answer = authenticator.get(await request(late));
    await site.prisma.$executeRaw`
      UPDATE passkey_challenges SET "expiresAt" = "expiresAt" - interval '10 minutes'`;
    expect((await take(late, answer)).statusCode).toBe(401);
  });

  test("takes no answer that was given to confirm something else", async () => {
    const asked = (await member.agent.post(`${FACTOR}/passkey-request`)).json();
    expect((await take(await begin(), authenticator.get(asked))).statusCode).toBe(401);
  });
});

describe("adding a passkey", () => {
  test("is refused for another site’s, a used request, and one that is in use", async () => {
    const start = async () => (await member.agent.post(`${FACTOR}/passkeys/start`)).json();
    const add = (answer: unknown) =>
      member.agent.post(`${FACTOR}/passkeys`, { name: "Another", answer });
    const foreign = createAuthenticator().create(await start(), ELSEWHERE);
    expect((await add(foreign)).statusCode).toBe(400);
    const asked = await start();
    const otherHost = { ...asked, rp: { id: "headwaters-login.example" } };
    expect((await add(createAuthenticator().create(otherHost))).statusCode).toBe(400);
    const second = createAuthenticator();
    const request = await start();
    expect(request.excludeCredentials).toHaveLength(1);
    expect((await add(second.create(request))).json()).toEqual({ recoveryCodes: null });
    expect((await add(createAuthenticator().create(request))).statusCode).toBe(400);
    expect((await add(second.create(await start()))).statusCode).toBe(409);
    expect((await add({ id: "x" })).statusCode).toBe(400);
    const odd = createAuthenticator().create(await start());
    const withNul = Buffer.from('{"challenge":"\\u0000"}').toString("base64url");
    for (const wrong of [{ transports: ["\u0000"] }, { clientDataJSON: withNul }]) {
      const response = { ...odd.response, ...wrong };
      expect((await add({ ...odd, response })).statusCode).toBe(400);
    }
    expect((await member.agent.get(FACTOR)).json().passkeys).toHaveLength(2);
  });

  test("needs the second factor that the account has, not its password", async () => {
    const { password } = member.account;
    await makeFactorOld(site, member.user.id);
    const { agent } = member;
    expect((await agent.post(`${FACTOR}/passkeys/start`)).statusCode).toBe(428);
    await agent.post("/api/account/confirm-password", { currentPassword: password });
    expect((await agent.post(`${FACTOR}/passkeys/start`)).statusCode).toBe(428);
    const asked = (await agent.post(`${FACTOR}/passkey-request`)).json();
    const proof = { method: "passkey", answer: authenticator.get(asked) };
    expect((await agent.post(`${FACTOR}/confirm`, { proof })).statusCode).toBe(200);
    expect((await agent.post(`${FACTOR}/passkeys/start`)).statusCode).toBe(200);
  });

  test.each([
    ["http://192.0.2.7:3000", false],
    ["https://192.0.2.7", false],
    ["https://[2001:db8::1]", false],
    ["http://fish.example", false],
    ["https://fish.example", true],
    [PUBLIC_URL, true],
  ])("is offered at %s: %s", async (publicUrl, isOffered) => {
    const opened = await openSite(site.connectionString, { publicUrl });
    const { agent } = await buildMember(opened.site);
    expect((await agent.get(FACTOR)).json().canAddPasskeys).toBe(isOffered);
    await opened.close();
  });
});
