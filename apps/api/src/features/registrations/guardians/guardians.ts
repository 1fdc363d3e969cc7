import { displayFullName } from "@headwaters/contracts";
import { showEmail } from "@headwaters/contracts/router";
import { Prisma, type Transaction } from "@headwaters/db";
import { conflict, notFound } from "../../../platform/errors/errors.ts";
import { accountDeleted, lockFamilies } from "../lockAccount.ts";

export const childNotFound = () => notFound("This child is not on your account any more.");

/** The name of an account, as families and organizers know it, else its address. */
export const formatAccount = (account: Parameters<typeof displayFullName>[0] & { email: string }) =>
  displayFullName(account) ?? showEmail(account.email);

/** Guardians with all rights: staff have not excluded them. */
export const isAdmitted = { excludedAt: null } satisfies Prisma.ChildGuardianWhereInput;

/** The children whom an account sees: those that it is a guardian of. */
export const childrenSeenBy = (userId: string) =>
  ({ guardians: { some: { userId, ...isAdmitted } } }) satisfies Prisma.ChildWhereInput;

/**
 * The registrations that an account sees and changes: those of its children, whoever made them, and
 * its own. Others of the same party may belong to another household.
 */
export const registrationsSeenBy = (userId: string) =>
  ({
    OR: [{ childId: null, userId }, { child: childrenSeenBy(userId) }],
  }) satisfies Prisma.RegistrationWhereInput;

/**
 * The ids of the children whom accounts see, in SQL.
 * @param userIds SQL for an array of accounts
 */
export const childIdsSeenBy = (userIds: Prisma.Sql) => Prisma.sql`
  SELECT "childId" FROM child_guardians WHERE "userId" = ANY(${userIds}) AND "excludedAt" IS NULL`;

/** `registrationsSeenBy` in SQL, of registrations r, for an array of accounts in SQL. */
export const isSeenBy = (userIds: Prisma.Sql) => Prisma.sql`
  ((r."childId" IS NULL AND r."userId" = ANY(${userIds}))
    OR r."childId" = ANY(ARRAY(${childIdsSeenBy(userIds)})))`;

/**
 * Locks the accounts of a child's guardians, and others, then the child: its guardians change one
 * after another, and none of them registers it meanwhile. Returns the guardians, the longest first.
 * @param others accounts to lock besides
 * @throws DomainError UNAUTHORIZED if one of the others is deleted, NOT_FOUND for a deleted child,
 *   CONFLICT if its guardians changed meanwhile
 */
export async function lockChild(
  transaction: Transaction,
  childId: string,
  others: readonly string[] = [],
) {
  const readGuardians = () =>
    transaction.childGuardian.findMany({
      where: { childId },
      orderBy: [{ addedAt: "asc" }, { userId: "asc" }],
      include: { user: { select: { suspension: true } } },
    });
  const known = await readGuardians();
  const accounts = await lockFamilies(transaction, [
    ...known.map(({ userId }) => userId),
    ...others,
  ]);
  if (others.some((userId) => !accounts.has(userId))) throw accountDeleted();
  const [child] = await transaction.$queryRaw<{ userId: string; version: number }[]>`
    SELECT "userId", version FROM children WHERE id = ${childId} FOR NO KEY UPDATE`;
  if (!child) throw childNotFound();
  const guardians = await readGuardians();
  if (guardians.some(({ userId }) => !accounts.has(userId))) {
    throw conflict("Somebody changed this child’s guardians just now. Please try again.");
  }
  return { ...child, guardians, accounts };
}

/** The guardians with all rights. */
export const admitted = <Guardian extends { excludedAt: Date | null }>(
  guardians: readonly Guardian[],
) => guardians.filter(({ excludedAt }) => excludedAt === null);

/**
 * Locks a child as `lockChild` does, for one of its guardians.
 * @throws DomainError as `lockChild`, and NOT_FOUND unless the account is a guardian with all rights
 */
export async function lockOwnChild(transaction: Transaction, userId: string, childId: string) {
  const child = await lockChild(transaction, childId, [userId]);
  if (!admitted(child.guardians).some((one) => one.userId === userId)) throw childNotFound();
  return child;
}
