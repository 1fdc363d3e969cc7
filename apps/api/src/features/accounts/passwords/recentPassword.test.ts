import { buildEvent } from "@headwaters/testing/factories";
import {
  buildLeader,
  buildMember,
  buildStaff,
  makeSignInOld,
} from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { getMeta, restCalls } from "../../../platform/rpc/procedures.ts";
import { useSite } from "../../../testing/site.ts";

const site = useSite();

const PASSWORD = "river stones";
const CONFIRM = "/api/account/confirm-password";

const rejection = {
  code: "PRECONDITION_REQUIRED",
  message:
    "This needs your password, which you gave more than 10 minutes ago. Please enter it again.",
};

let staff: Awaited<ReturnType<typeof buildStaff>>;
let grant: string;
beforeEach(async () => {
  staff = await buildStaff(site);
  const { user } = await buildMember(site);
  grant = `/api/staff/people/${user.id}/grant`;
});

describe("a session whose password was given more than 10 minutes ago", () => {
  test("changes no roles, accounts, leaders, guardians or webhooks, by REST and RPC", async () => {
    await makeSignInOld(site, staff.user.id);
    const calls = restCalls.filter(({ name }) => getMeta(name).needsSession);
    expect(calls).toHaveLength(24);
    const before = await site.prisma.staffAction.count();
    for (const { method, path, name } of calls) {
      const url = path.replace(/:\w+/g, "an-id");
      const response = await staff.agent.send(method as "POST" | "PUT" | "DELETE", url, {});
      expect([url, response.statusCode, response.json()]).toEqual([url, 428, rejection]);
      const rpc = await staff.agent.post(`/trpc/${name}`, { json: {} });
      expect([name, rpc.statusCode, rpc.json().error.json]).toMatchObject([
        name,
        428,
        { message: rejection.message, data: { code: rejection.code } },
      ]);
    }
    expect(await site.prisma.staffAction.count()).toBe(before);
  });

  test("names no leader of its own event", async () => {
    const leader = await buildLeader(site);
    const { id } = (await leader.agent.post("/api/events", buildEvent())).json();
    await makeSignInOld(site, leader.user.id);
    const url = `/api/events/${id}/leaders`;
    const other = await buildLeader(site);
    const named = { email: other.user.email };
    expect((await leader.agent.post(url, named)).statusCode).toBe(428);
    await leader.agent.post(CONFIRM, { currentPassword: PASSWORD });
    expect((await leader.agent.post(url, named)).statusCode).toBe(201);
  });

  test("does all else, and learns nothing of calls that others may make", async () => {
    await makeSignInOld(site, staff.user.id);
    expect((await staff.agent.get("/api/staff/people")).statusCode).toBe(200);
    expect((await staff.agent.post("/api/staff/mails/retry-failed")).statusCode).toBe(200);
    const member = await buildMember(site);
    await makeSignInOld(site, member.user.id);
    expect((await member.agent.post(grant)).statusCode).toBe(404);
  });

  test.each([
    ["enters it", ({ agent }) => agent.post(CONFIRM, { currentPassword: PASSWORD })],
    ["signs in", ({ agent, account }) => agent.post("/api/login", account)],
    [
      "changes it",
      ({ agent }) =>
        agent.post("/api/account/password", {
          currentPassword: PASSWORD,
          newPassword: "new stones",
        }),
    ],
  ] satisfies [string, (person: typeof staff) => Promise<{ statusCode: number }>][])(
    "makes these calls again when its owner %s",
    async (_what, give) => {
      await makeSignInOld(site, staff.user.id);
      expect((await staff.agent.post(grant)).statusCode).toBe(428);
      expect((await give(staff)).statusCode).toBe(200);
      expect((await staff.agent.post(grant)).statusCode).toBe(200);
    },
  );
});

describe("entering the password again", () => {
  test("counts for this session alone", async () => {
    const { agent, account } = staff;
    const other = new Agent(site);
    await other.post("/api/login", account);
    await makeSignInOld(site, staff.user.id);
    await agent.post(CONFIRM, { currentPassword: PASSWORD });
    expect((await other.post(grant)).statusCode).toBe(428);
    expect((await agent.post(grant)).statusCode).toBe(200);
  });

  test.each([
    [
      "a wrong password",
      { currentPassword: "lake stones" },
      403,
      "That is not your current password.",
    ],
    ["no password", {}, 400, "Please enter your current password"],
    ["something else", { currentPassword: [PASSWORD] }, 400, "Expected string, received array"],
  ])("is refused with %s", async (_what, body, status, message) => {
    await makeSignInOld(site, staff.user.id);
    const response = await staff.agent.post(CONFIRM, body);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect((await staff.agent.post(grant)).statusCode).toBe(428);
  });

  test("does not revive a session that has ended meanwhile", async () => {
    await site.prisma.session.deleteMany({ where: {} });
    const response = await staff.agent.post(CONFIRM, { currentPassword: PASSWORD });
    expect(response.statusCode).toBe(401);
    expect(await site.prisma.session.count()).toBe(0);
  });
});
