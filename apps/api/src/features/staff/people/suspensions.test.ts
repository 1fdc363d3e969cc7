import type { Person } from "@headwaters/contracts";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { publishDue } from "../../../testing/content.ts";
import { useSite } from "../../../testing/site.ts";

const site = useSite();

const reason = "Three articles advertised a shop.";

async function suspend(staff: Agent, id: string, overrides: Record<string, unknown> = {}) {
  return staff.post(`/api/staff/people/${id}/suspend`, { reason, notify: false, ...overrides });
}

const login = (registration: object) => new Agent(site).post("/api/login", registration);
const resetToken = async (id: string) =>
  (await site.prisma.user.findUniqueOrThrow({ where: { id } })).resetToken;

test("A suspended account is signed out, cannot sign in, and sees the suspension only with its password", async () => {
  const staff = await buildStaff(site);
  const { user, agent, account } = await buildMember(site);
  await new Agent(site).post("/api/forgot-password", { email: account.email });
  expect(await resetToken(user.id)).not.toBeNull();

  expect((await suspend(staff.agent, user.id)).statusCode).toBe(200);
  expect((await agent.get("/api/user")).statusCode).toBe(401);
  expect((await agent.post("/api/news", buildArticle())).statusCode).toBe(401);
  expect(await resetToken(user.id)).toBeNull();

  const rejected = await login(account);
  expect(rejected.statusCode).toBe(403);
  expect(rejected.json()).toEqual({
    code: "FORBIDDEN",
    message: "This account is suspended. Please write to hello@headwaters.example.",
  });
  expect((await login({ ...account, password: "not this one" })).statusCode).toBe(401);

  const forgot = await new Agent(site).post("/api/forgot-password", {
    email: account.email,
  });
  expect(forgot.statusCode).toBe(200);
  expect(await resetToken(user.id)).toBeNull();
});

test("A session left in the store does not authenticate a suspended account", async () => {
  const staff = await buildStaff(site);
  const { user, agent } = await buildMember(site);
  const sessions = await site.prisma.session.findMany();
  await suspend(staff.agent, user.id);
  await site.prisma.session.createMany({
    data: sessions.map((session) => ({ ...session, sess: session.sess ?? {} })),
    skipDuplicates: true,
  });
  expect((await agent.get("/api/user")).statusCode).toBe(401);
  expect((await agent.get("/api/account/data")).statusCode).toBe(401);
});

test("Staff see the suspension with its reason and lift it; the log has both actions", async () => {
  const staff = await buildStaff(site, { firstName: "Bo", lastName: "Lind" });
  const { user, account } = await buildMember(site);
  const path = `/api/staff/people/${user.id}`;
  await suspend(staff.agent, user.id);
  await suspend(staff.agent, user.id, { reason: "Once more" });
  expect((await staff.agent.get(path)).json<Person>()).toMatchObject({
    isSuspended: true,
    suspension: { reason, by: "Bo Lind" },
  });

  expect((await staff.agent.post(`${path}/reinstate`)).statusCode).toBe(200);
  expect((await staff.agent.post(`${path}/reinstate`)).statusCode).toBe(200);
  expect((await staff.agent.get(path)).json<Person>()).toMatchObject({
    isSuspended: false,
    suspension: null,
  });
  expect((await login(account)).statusCode).toBe(200);

  const log = await site.prisma.staffAction.findMany({
    where: { subjectId: user.id },
    orderBy: { at: "asc" },
  });
  expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["people.suspended", staff.user.id],
    ["people.reinstated", staff.user.id],
  ]);
});

test("A suspended account cannot be granted a role", async () => {
  const staff = await buildStaff(site);
  const { user } = await buildMember(site);
  await suspend(staff.agent, user.id);
  const rejected = await staff.agent.post(`/api/staff/people/${user.id}/grant`);
  expect([rejected.statusCode, rejected.json().message]).toEqual([
    409,
    "This account is suspended. Lift the suspension first.",
  ]);
});

test("The owner gets the reason by mail if staff choose so, and no mail otherwise", async () => {
  const staff = await buildStaff(site);
  const quiet = await buildMember(site);
  const told = await buildMember(site);
  await suspend(staff.agent, quiet.user.id);
  await suspend(staff.agent, told.user.id, { notify: true });
  const mails = await site.prisma.mail.findMany({ where: { kind: "accountSuspended" } });
  expect(mails).toMatchObject([{ recipient: told.account.email }]);
});

test("A suspended account's scheduled content is not published until it is reinstated", async () => {
  const staff = await buildStaff(site);
  const { user, agent } = await buildMember(site);
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const response = await agent.post("/api/news", buildArticle({ published: false, publishAt }));
  const { id } = response.json<{ id: string }>();
  await suspend(staff.agent, user.id);
  await site.prisma.item.update({
    where: { kind_id: { kind: "news", id } },
    data: { publishAt: new Date(Date.now() - 1_000) },
  });
  await publishDue(site.prisma);
  expect((await staff.agent.get(`/api/news/${id}`)).statusCode).toBe(404);
  await staff.agent.post(`/api/staff/people/${user.id}/reinstate`);
  await publishDue(site.prisma);
  expect((await staff.agent.get(`/api/news/${id}`)).statusCode).toBe(200);
});

test("Staff can suspend neither themselves nor other staff, and must give a reason", async () => {
  const staff = await buildStaff(site);
  const other = await buildStaff(site);
  const { user, agent } = await buildMember(site);
  const own = await suspend(staff.agent, staff.user.id);
  expect([own.statusCode, own.json().message]).toEqual([409, "This is your own account."]);
  const colleague = await suspend(staff.agent, other.user.id);
  expect([colleague.statusCode, colleague.json().message]).toEqual([
    409,
    "This account is staff. Take the staff role from it first.",
  ]);
  const empty = await suspend(staff.agent, user.id, { reason: " " });
  expect([empty.statusCode, empty.json().message]).toEqual([400, "Reason is required"]);
  const long = await suspend(staff.agent, user.id, { reason: "a".repeat(1_001) });
  expect(long.statusCode).toBe(400);
  expect((await suspend(staff.agent, "nobody")).statusCode).toBe(404);
  expect((await staff.agent.post("/api/staff/people/nobody/reinstate")).statusCode).toBe(404);
  expect((await suspend(agent, other.user.id)).statusCode).toBe(404);
  expect(await site.prisma.suspension.count({ where: { userId: user.id } })).toBe(0);
});
