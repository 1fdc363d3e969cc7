import { can, findRoles, type GrantedRole, staffScopes } from "@headwaters/contracts";
import { normalizeEmail } from "@headwaters/contracts/router";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { type Actor, logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { conflict, notFound, recordNotFound } from "../../../platform/errors/errors.ts";
import { idsWithRight, toRoles } from "../../accounts/index.ts";

/** The role that the commands on the server grant and list. */
const STAFF = "staff";

/**
 * Locks the roles that may manage people: of the last two such accounts that leave concurrently, one
 * stays. Returns their ids.
 */
async function lockManagers(transaction: Transaction): Promise<string[]> {
  const managers = await transaction.$queryRaw<{ userId: string }[]>`
    ${idsWithRight("managePeople")} ORDER BY "userId", role FOR UPDATE`;
  return [...new Set(managers.map(({ userId }) => userId))];
}

/** @throws DomainError CONFLICT for the last staff account */
export async function checkStaffRemains(transaction: Transaction, userId: string): Promise<void> {
  const managers = await lockManagers(transaction);
  if (managers.length > 1 || managers[0] !== userId) return;
  throw conflict("You are the last staff member. Give someone else the role first.");
}

/** Throws if the actor has lost the right: two staff may revoke each other's role concurrently. */
function checkManages(actor: Actor, managers: readonly string[]): void {
  if (typeof actor !== "string" && !managers.includes(actor.id))
    throw notFound("There is nothing at this address.");
}

/**
 * Locks an account against a concurrent suspension.
 * @throws DomainError NOT_FOUND, or CONFLICT for a suspended account
 */
export async function checkNotSuspended(transaction: Transaction, userId: string): Promise<void> {
  if (!(await lockRow(transaction, "users", userId, "NO KEY UPDATE")))
    throw recordNotFound("account");
  if (!(await transaction.suspension.findUnique({ where: { userId } }))) return;
  throw conflict("This account is suspended. Lift the suspension first.");
}

/** @throws DomainError CONFLICT for an account that may manage people itself */
export function checkNotStaff(account: { roles: { role: string }[] }): void {
  if (!can(toRoles(account.roles), "managePeople")) return;
  throw conflict("This account is staff. Take the staff role from it first.");
}

/** By email address, in any letter case and with surrounding spaces, or by id. */
type Account = { email: string } | { id: string };

/** @param actor the person or command that grants and revokes the roles */
export function staffRoles(prisma: PrismaClient, actor: Actor) {
  async function findAccount(account: Account) {
    const where = "id" in account ? { id: account.id } : { email: normalizeEmail(account.email) };
    const user = await prisma.user.findUnique({ where, select: { id: true } });
    if (user) return user;
    if ("id" in account) throw recordNotFound("account");
    throw notFound("No account has this email address. Whoever is to be staff signs up first.");
  }

  return {
    async list() {
      const roles = await prisma.userRole.findMany({
        where: { role: STAFF },
        include: { user: { select: { email: true, firstName: true, lastName: true } } },
        orderBy: [{ grantedAt: "asc" }, { userId: "asc" }],
      });
      return roles.map(({ grantedAt, user }) => ({ ...user, grantedAt }));
    },

    /**
     * Grants a role; false when the account has it already.
     * @throws DomainError NOT_FOUND for an unknown account
     */
    async grant(account: Account, role: GrantedRole = STAFF): Promise<boolean> {
      const { id: userId } = await findAccount(account);
      return prisma.$transaction(async (transaction) => {
        // Locks the account before the roles, in the order of locks.ts.
        await checkNotSuspended(transaction, userId);
        checkManages(actor, await lockManagers(transaction));
        const data = [{ userId, role }];
        const { count } = await transaction.userRole.createMany({ data, skipDuplicates: true });
        if (count === 0) return false;
        const subject = { kind: "account", id: userId };
        await logStaffAction(transaction, actor, "people.granted", subject, { role });
        return true;
      });
    },

    /**
     * Revokes a role, with a leader's events or the staff scopes of access tokens; false if the account
     * does not have the role.
     * @throws DomainError CONFLICT for the last staff account
     */
    async revoke(account: Account, role: GrantedRole = STAFF): Promise<boolean> {
      const { id: userId } = await findAccount(account);
      return prisma.$transaction(async (transaction) => {
        const managers = await lockManagers(transaction);
        checkManages(actor, managers);
        const isLast = managers.length === 1 && managers[0] === userId;
        if (isLast && findRoles("managePeople").includes(role))
          throw conflict("This is the last staff account. Make another one staff first.");
        const { count } = await transaction.userRole.deleteMany({ where: { userId, role } });
        if (count === 0) return false;
        const left = toRoles(await transaction.userRole.findMany({ where: { userId } }));
        if (!can(left, "leadEvents"))
          await transaction.eventLeader.deleteMany({ where: { userId } });
        // These tokens must not work again if the account regains the role.
        if (!can(left, "openStaffPages")) {
          const scopes = { hasSome: [...staffScopes] };
          await transaction.accessToken.deleteMany({ where: { userId, scopes } });
        }
        const subject = { kind: "account", id: userId };
        await logStaffAction(transaction, actor, "people.revoked", subject, { role });
        return true;
      });
    },
  };
}
