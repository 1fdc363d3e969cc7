import { buildRegistration } from "./factories.ts";
import { createSignedIn } from "./signedIn.ts";
import { type TestSite, Visitor } from "./visitor.ts";

/**
 * As if an account had followed the link of its welcome mail, which is not sent then unless it is on
 * its way already.
 */
export async function confirmEmailOf(
  { prisma }: Pick<TestSite, "prisma">,
  { email }: { email: string },
) {
  await prisma.mail.deleteMany({ where: { kind: "confirmEmail", recipient: email } });
  await prisma.emailConfirmation.deleteMany({ where: { user: { email } } });
}

/**
 * A member with a confirmed address who is signed in: the rows are written, and no request is made.
 * signUpMember() is for tests about signing up, sessions and devices.
 */
export async function buildMember(site: TestSite, overrides: Record<string, unknown> = {}) {
  const registration = buildRegistration(overrides);
  const { firstName, lastName, email } = registration;
  const password = await site.hashPassword(registration.password);
  const person = { firstName, lastName, email, password };
  const [account] = await createSignedIn(site.prisma, site.sessionSecret, [person]);
  if (!account) throw new Error("No account was made.");
  const visitor = new Visitor(site);
  visitor.keep(site.sessionCookie, account.cookie);
  return { visitor, registration, user: { id: account.id, email } };
}

/** A visitor who has signed up and is signed in; their address is confirmed. */
export async function signUpMember(site: TestSite, overrides: Record<string, unknown> = {}) {
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
export async function makeLeader(
  { prisma }: Pick<TestSite, "prisma">,
  userId: string,
): Promise<void> {
  const data = [{ userId, role: "leader" }];
  await prisma.userRole.createMany({ data, skipDuplicates: true });
}

/** A member who is a leader. */
export async function buildLeader(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildMember(site, overrides);
  await makeLeader(site, member.user.id);
  return member;
}
