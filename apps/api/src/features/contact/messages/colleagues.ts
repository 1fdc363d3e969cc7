import type { Colleague } from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";

type Database = PrismaClient | Prisma.TransactionClient;

/** Of an account what its colleagues call it. */
export const named = { id: true, firstName: true, lastName: true } as const;

interface Named {
  id: string;
  firstName: string | null;
  lastName: string | null;
}

export function findColleague({ id, firstName, lastName }: Named): Colleague {
  return { id, name: [firstName, lastName].filter(Boolean).join(" ").trim() || null };
}

/** Finds those of these accounts that are still there, at once. */
export async function findColleagues(
  database: Database,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Colleague | null> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const found =
    wanted.length > 0
      ? await database.user.findMany({ where: { id: { in: wanted } }, select: named })
      : [];
  const byId = new Map(found.map((user) => [user.id, findColleague(user)]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}

/** Everybody on the staff, by name. */
export async function allColleagues(prisma: PrismaClient): Promise<Colleague[]> {
  const staff = await prisma.user.findMany({
    where: { roles: { some: { role: "staff" } } },
    orderBy: [{ firstName: "asc" }, { lastName: "asc" }, { id: "asc" }],
    select: named,
  });
  return staff.map(findColleague);
}
