import { buildAccount } from "../factories.ts";
import { Agent, type TestSite } from "../site/agent.ts";
import { createSignedInMembers } from "./signedInMembers.ts";

/** Confirms the address of an account, and deletes its welcome mail unless it is sent already. */
export async function confirmEmail(
  { prisma }: Pick<TestSite, "prisma">,
  { email }: { email: string },
) {
  await prisma.mail.deleteMany({ where: { kind: "confirmEmail", recipient: email } });
  await prisma.emailConfirmation.deleteMany({ where: { user: { email } } });
}

/**
 * Creates a signed-in member with a confirmed address by writing the rows without a request. Tests
 * about signing up, sessions and devices use signUpMember().
 */
export async function buildMember(site: TestSite, overrides: Record<string, unknown> = {}) {
  const account = buildAccount(overrides);
  const { firstName, lastName, email } = account;
  const password = await site.hashPassword(account.password);
  const person = { firstName, lastName, email, password };
  const [row] = await createSignedInMembers(site.prisma, site.sessionSecret, [person]);
  if (!row) throw new Error("No account was created.");
  const agent = new Agent(site);
  agent.setCookie(site.sessionCookie, row.cookie);
  return { agent, account, user: { id: row.id, email } };
}

/** Creates a member with a confirmed address by signing up. */
export async function signUpMember(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildUnconfirmedMember(site, overrides);
  await confirmEmail(site, member.user);
  return member;
}

/** Creates a member by signing up, without confirming the address. */
export async function buildUnconfirmedMember(
  site: TestSite,
  overrides: Record<string, unknown> = {},
) {
  const account = buildAccount(overrides);
  const agent = new Agent(site);
  const response = await agent.post("/api/register", account);
  if (response.statusCode !== 201) throw new Error(response.body);
  return { agent, account, user: response.json<{ id: string; email: string }>() };
}

/** Makes the sign-in of an account's sessions too old for calls that need its password. */
export async function makeSignInOld(
  { prisma }: Pick<TestSite, "prisma">,
  userId: string,
): Promise<void> {
  const minutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  await prisma.$executeRaw`
    UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{since}', to_jsonb(${minutesAgo}::text))::json
    WHERE sess ->> 'userId' = ${userId}`;
}

/** Creates a member with the role staff. */
export async function buildStaff(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildMember(site, overrides);
  await site.prisma.userRole.create({ data: { userId: member.user.id, role: "staff" } });
  return member;
}

/** Gives an account the role leader, unless it has it. */
export async function makeLeader(
  { prisma }: Pick<TestSite, "prisma">,
  userId: string,
): Promise<void> {
  const data = [{ userId, role: "leader" }];
  await prisma.userRole.createMany({ data, skipDuplicates: true });
}

/** Creates a member with the role leader. */
export async function buildLeader(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildMember(site, overrides);
  await makeLeader(site, member.user.id);
  return member;
}
