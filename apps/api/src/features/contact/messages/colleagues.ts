import { type Colleague, findRoles } from "@headwaters/contracts";
import type { PrismaClient, Transaction, UserModel } from "@headwaters/db";
import { formatFullName } from "../../../platform/audit/subjects.ts";

export const nameColumns = { id: true, firstName: true, lastName: true } as const;

type PersonName = Pick<UserModel, keyof typeof nameColumns>;

export const toColleague = ({ id, ...name }: PersonName): Colleague => ({
  id,
  name: formatFullName(name),
});

/** Finds the names of accounts in one query. The lookup returns null for deleted accounts. */
export async function findColleagues(
  client: Transaction,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Colleague | null> {
  const users = await client.user.findMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: nameColumns,
  });
  const byId = new Map(users.map((user) => [user.id, toColleague(user)]));
  return (id) => byId.get(id ?? "") ?? null;
}

/** Lists everyone who may answer messages, sorted by name. */
export async function listColleagues(prisma: PrismaClient): Promise<Colleague[]> {
  const staff = await prisma.user.findMany({
    where: { roles: { some: { role: { in: [...findRoles("seeMessages")] } } } },
    orderBy: [{ firstName: "asc" }, { lastName: "asc" }, { id: "asc" }],
    select: nameColumns,
  });
  return staff.map(toColleague);
}
