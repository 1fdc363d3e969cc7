import type { User } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";

type Row = Omit<User, "role">;

const isStaff = { select: { roles: { where: { role: "staff" } } } } as const;

/** The account of this id as procedures see it; null when it is gone. */
export async function findUser(prisma: PrismaClient, userId: string): Promise<User | null> {
  const found = await prisma.user.findUnique({
    where: { id: userId },
    include: { _count: isStaff },
  });
  return found && { ...found, role: found._count.roles > 0 ? "staff" : "member" };
}

/** The same of a row that is there already. */
export async function withRole<User extends Row>(prisma: PrismaClient, user: User) {
  const roles = await prisma.userRole.count({ where: { userId: user.id, role: "staff" } });
  return { ...user, role: roles > 0 ? ("staff" as const) : ("member" as const) };
}
