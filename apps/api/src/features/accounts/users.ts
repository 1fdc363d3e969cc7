import type { Role, User } from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";

type Row = Omit<User, "role">;

/** The role of an account that was granted these: the one that may most. */
export function highestRole(granted: readonly { role: string }[]): Role {
  const names = granted.map(({ role }) => role);
  if (names.includes("staff")) return "staff";
  return names.includes("leader") ? "leader" : "member";
}

/** The account of this id as procedures see it; null when it is gone or suspended. */
export async function findUser(
  client: Prisma.TransactionClient,
  userId: string,
): Promise<User | null> {
  const where = { id: userId, suspension: null };
  const found = await client.user.findUnique({ where, include: { roles: true } });
  return found && { ...found, role: highestRole(found.roles) };
}

/** The same of a row that is there already. */
export async function withRole<User extends Row>(prisma: PrismaClient, user: User) {
  const granted = await prisma.userRole.findMany({ where: { userId: user.id } });
  return { ...user, role: highestRole(granted) };
}
