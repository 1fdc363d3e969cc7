import type { Role, User } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";

/** Returns the role with the most rights. */
export function highestRole(granted: readonly { role: string }[]): Role {
  const names = granted.map(({ role }) => role);
  if (names.includes("staff")) return "staff";
  return names.includes("leader") ? "leader" : "member";
}

/** Finds an account with its role; null when it is deleted or suspended. */
export async function findUser(client: Transaction, userId: string): Promise<User | null> {
  const where = { id: userId, suspension: null };
  const found = await client.user.findUnique({ where, include: { roles: true } });
  return found && { ...found, role: highestRole(found.roles) };
}

export async function withRole<Row extends Omit<User, "role">>(prisma: PrismaClient, user: Row) {
  const granted = await prisma.userRole.findMany({ where: { userId: user.id } });
  return { ...user, role: highestRole(granted) };
}
