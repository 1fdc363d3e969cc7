import type { Colleague } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { formatFullName } from "../../../platform/audit/subjects.ts";

export const nameColumns = { id: true, firstName: true, lastName: true } as const;

interface PersonName {
  id: string;
  firstName: string | null;
  lastName: string | null;
}

export function toColleague({ id, firstName, lastName }: PersonName): Colleague {
  return { id, name: formatFullName({ firstName, lastName }) };
}

/** Finds the names of accounts in one query. The lookup returns null for deleted accounts. */
export async function findColleagues(
  client: Transaction,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Colleague | null> {
  const uniqueIds = [...new Set(ids)].filter((id) => id !== null);
  const users =
    uniqueIds.length > 0
      ? await client.user.findMany({ where: { id: { in: uniqueIds } }, select: nameColumns })
      : [];
  const byId = new Map(users.map((user) => [user.id, toColleague(user)]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}

/** Lists all staff, sorted by name. */
export async function listColleagues(prisma: PrismaClient): Promise<Colleague[]> {
  const staff = await prisma.user.findMany({
    where: { roles: { some: { role: "staff" } } },
    orderBy: [{ firstName: "asc" }, { lastName: "asc" }, { id: "asc" }],
    select: nameColumns,
  });
  return staff.map(toColleague);
}
