import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { createStaffInvitation } from "./invitations.ts";

const site = useSite();

const INVALID =
  "This link is invalid, was used, or has expired. Ask whoever runs the server for another one.";

const accept = (agent: Agent, token: unknown) =>
  agent.post("/api/account/staff-invitation", { token });

async function readRole(agent: Agent): Promise<string> {
  return (await agent.get("/api/user")).json<{ role: string }>().role;
}

test("a link makes the first account that follows it staff, and works once", async () => {
  const [ana, bo] = [await buildMember(site), await buildMember(site)];
  const token = await createStaffInvitation(site.prisma);
  const statuses = await Promise.all([accept(ana.agent, token), accept(bo.agent, token)]);
  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const roles = [await readRole(ana.agent), await readRole(bo.agent)];
  expect(roles.sort()).toEqual(["member", "staff"]);
  const late = await accept(bo.agent, token);
  expect([late.statusCode, late.json().message]).toEqual([400, INVALID]);
  const granted = await site.prisma.staffAction.findMany({ where: { action: "people.granted" } });
  expect(granted).toMatchObject([
    { actorKind: "command", subjectKind: "account", details: { role: "staff" } },
  ]);
});

test("a link is stored as a hash, and expires", async () => {
  const token = await createStaffInvitation(site.prisma);
  const kept = await site.prisma.roleInvitation.findMany();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(Number(kept[0]?.expiresAt) - Number(kept[0]?.createdAt)).toBe(60 * 60 * 1000);
  await site.prisma.$executeRaw`UPDATE role_invitations SET "expiresAt" = now()`;
  const { agent } = await buildMember(site);
  expect((await accept(agent, token)).statusCode).toBe(400);
  expect(await readRole(agent)).toBe("member");
});

test("a link stays valid when an anonymous visitor or a staff account follows it", async () => {
  const token = await createStaffInvitation(site.prisma);
  expect((await accept(new Agent(site), token)).statusCode).toBe(401);
  const staff = await buildStaff(site);
  const response = await accept(staff.agent, token);
  expect([response.statusCode, response.json().message]).toEqual([409, "You are staff already."]);
  const { agent } = await buildMember(site);
  expect((await accept(agent, token)).statusCode).toBe(200);
});

test.each([undefined, null, "", "short", "x".repeat(43), "x".repeat(10_000), ["x".repeat(43)]])(
  "the token %j grants no role",
  async (token) => {
    const { agent } = await buildMember(site);
    const response = await accept(agent, token);
    expect([response.statusCode, response.json().message]).toEqual([400, INVALID]);
    expect(await readRole(agent)).toBe("member");
  },
);
