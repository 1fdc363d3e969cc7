import { buildRegistration } from "./factories.ts";
import { type TestSite, Visitor } from "./visitor.ts";

/** As if an account had followed the link of its welcome mail, which is not sent then. */
export async function confirmEmailOf(
  { prisma }: Pick<TestSite, "prisma">,
  { id: userId, email }: { id: string; email: string },
) {
  await prisma.mail.deleteMany({ where: { kind: "confirmEmail", recipient: email } });
  await prisma.emailConfirmation.deleteMany({ where: { userId } });
}

/** A visitor who has signed up and is signed in; their address is confirmed. */
export async function buildMember(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildUnconfirmed(site, overrides);
  await confirmEmailOf(site, member.user);
  return member;
}

/** The same with an address that nobody has confirmed. */
export async function buildUnconfirmed(site: TestSite, overrides: Record<string, unknown> = {}) {
  const registration = buildRegistration(overrides);
  const visitor = new Visitor(site);
  const response = await visitor.post("/api/register", registration);
  if (response.statusCode !== 201) throw new Error(response.body);
  return { visitor, registration, user: response.json<{ id: string; email: string }>() };
}

/** A member who is staff. */
export async function buildStaff(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildMember(site, overrides);
  await site.prisma.userRole.create({ data: { userId: member.user.id, role: "staff" } });
  return member;
}

/** Gives an account the role leader, if it has not got it. */
export async function makeLeader(site: TestSite, userId: string): Promise<void> {
  const data = [{ userId, role: "leader" }];
  await site.prisma.userRole.createMany({ data, skipDuplicates: true });
}

/** A member who is a leader. */
export async function buildLeader(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildMember(site, overrides);
  await makeLeader(site, member.user.id);
  return member;
}
