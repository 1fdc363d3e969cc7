import type { GrantedRole } from "@headwaters/contracts";
import type { DomainError } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { type Actor, logStaffAction } from "../../../platform/audit/log.ts";
import { conflict, notFound } from "../../../platform/errors/errors.ts";

const STAFF = "staff";

/** Someone who reviews what members write, and may change and take down all of it. */
export interface StaffMember {
  email: string;
  firstName: string | null;
  lastName: string | null;
  grantedAt: Date;
}

/** Everyone who is staff, held until the transaction ends: of the last two who go at once one stays. */
async function lockStaff(transaction: Prisma.TransactionClient): Promise<string[]> {
  const staff = await transaction.$queryRaw<{ userId: string }[]>`
    SELECT "userId" FROM user_roles WHERE role = ${STAFF} ORDER BY "userId" FOR UPDATE`;
  return staff.map(({ userId }) => userId);
}

/** Refuses the account to go without which nobody would be staff. */
export async function checkStaffRemains(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const staff = await lockStaff(transaction);
  if (staff.length > 1 || staff[0] !== userId) return;
  throw conflict("You are the last of staff. Have someone else made staff first.");
}

/** Refuses who is no longer staff: of two who take the role from each other at once, the second. */
function checkIsStaff(actor: Actor, staff: readonly string[]): void {
  if (typeof actor !== "string" && !staff.includes(actor.id)) throw nothingHere();
}

/** Refuses a role to an account that is gone or suspended; it is locked, so that nobody suspends it meanwhile. */
export async function checkNotSuspended(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const found = await transaction.$executeRaw`
    SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  if (found === 0) throw accountIsGone();
  if (!(await transaction.suspension.findUnique({ where: { userId } }))) return;
  throw conflict("This account is suspended. Lift the suspension first.");
}

/** Who is meant: by an address as someone types it, or by the id. */
export type Account = { email: string } | { id: string };

/**
 * Who is staff.
 * @param actor who changes that
 */
export function staffRoles(prisma: PrismaClient, actor: Actor) {
  async function findAccount(account: Account) {
    const where = "id" in account ? { id: account.id } : { email: account.email.trim() };
    const user = await prisma.user.findUnique({ where, select: { id: true } });
    if (user) return user;
    throw "id" in account ? accountIsGone() : unknownAddress();
  }

  return {
    /** Everyone who is staff, the first to become so first. */
    async list(): Promise<StaffMember[]> {
      const roles = await prisma.userRole.findMany({
        where: { role: STAFF },
        include: { user: { select: { email: true, firstName: true, lastName: true } } },
        orderBy: [{ grantedAt: "asc" }, { userId: "asc" }],
      });
      return roles.map(({ grantedAt, user }) => ({ ...user, grantedAt }));
    },

    /** Grants a role to an account; false when it had it. NOT_FOUND for an unknown one. */
    async grant(account: Account, role: GrantedRole = STAFF): Promise<boolean> {
      const { id: userId } = await findAccount(account);
      return prisma.$transaction(async (transaction) => {
        // The account before the roles, as locks.ts says.
        await checkNotSuspended(transaction, userId);
        checkIsStaff(actor, await lockStaff(transaction));
        const data = [{ userId, role }];
        const { count } = await transaction.userRole.createMany({ data, skipDuplicates: true });
        if (count === 0) return false;
        const subject = { kind: "account", id: userId };
        await logStaffAction(transaction, actor, "people.granted", subject, { role });
        return true;
      });
    },

    /**
     * Takes a role from an account, and of a leader the events for which it was named; false when it
     * had not got it. CONFLICT for the last of staff.
     */
    async revoke(account: Account, role: GrantedRole = STAFF): Promise<boolean> {
      const { id: userId } = await findAccount(account);
      return prisma.$transaction(async (transaction) => {
        const staff = await lockStaff(transaction);
        checkIsStaff(actor, staff);
        if (role === STAFF && staff.length === 1 && staff[0] === userId) throw lastOfStaff();
        const { count } = await transaction.userRole.deleteMany({ where: { userId, role } });
        if (count === 0) return false;
        if (role === "leader") await transaction.eventLeader.deleteMany({ where: { userId } });
        const subject = { kind: "account", id: userId };
        await logStaffAction(transaction, actor, "people.revoked", subject, { role });
        return true;
      });
    },
  };
}

function unknownAddress(): DomainError {
  return notFound("No account has this email address. Whoever is to be staff signs up first.");
}

export function accountIsGone(): DomainError {
  return notFound("This account is no longer here.");
}

function nothingHere(): DomainError {
  return notFound("There is nothing at this address.");
}

function lastOfStaff(): DomainError {
  return conflict("This is the last staff account. Make another one staff first.");
}
