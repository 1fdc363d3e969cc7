import { grantedRoles, type User } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";

/** The roles of an account, as `User` has them; a role that only another version of the site knows is left out. */
export function toRoles(granted: readonly { role: string }[]): Pick<User, "roles" | "role"> {
  const roles = grantedRoles.filter((name) => granted.some(({ role }) => role === name));
  return { roles, role: roles[0] ?? "member" };
}

/** Finds an account with its roles; null when it is deleted or suspended. */
export async function findUser(client: Transaction, userId: string): Promise<User | null> {
  const where = { id: userId, suspension: null };
  const found = await client.user.findUnique({ where, include: { roles: true } });
  return found && { ...found, ...toRoles(found.roles) };
}

export async function withRoles<Row extends Omit<User, "role" | "roles">>(
  prisma: PrismaClient,
  user: Row,
) {
  const granted = await prisma.userRole.findMany({ where: { userId: user.id } });
  return { ...user, ...toRoles(granted) };
}
