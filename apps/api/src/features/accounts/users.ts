import { grantedRoles, type User } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";

/** The roles of an account, as `User` has them; a role that only another version of the site knows is left out. */
export function toRoles(granted: readonly { role: string }[]): Pick<User, "roles" | "role"> {
  const roles = grantedRoles.filter((name) => granted.some(({ role }) => role === name));
  return { roles, role: roles[0] ?? "member" };
}

/**
 * A SQL expression: an account as a JSON object, which `toUser` reads. It is null when the account is
 * deleted or suspended.
 * @param id SQL for the id of the account
 */
export const selectAccount = (id: string) => `(
  SELECT json_build_object('id', users.id, 'email', email, 'firstName', "firstName",
    'lastName', "lastName",
    'granted', (SELECT json_agg(user_roles) FROM user_roles WHERE "userId" = users.id))
  FROM users
  WHERE users.id = ${id} AND NOT EXISTS (SELECT FROM suspensions WHERE "userId" = users.id))`;

/** The value of `selectAccount`. */
export type SelectedAccount =
  | (Omit<User, "role" | "roles"> & { granted: { role: string }[] | null })
  | null;

export function toUser(account: SelectedAccount): User | null {
  if (!account) return null;
  const { granted, ...user } = account;
  return { ...user, ...toRoles(granted ?? []) };
}

export async function withRoles<Row extends Omit<User, "role" | "roles">>(
  prisma: PrismaClient,
  user: Row,
) {
  const granted = await prisma.userRole.findMany({ where: { userId: user.id } });
  return { ...user, ...toRoles(granted) };
}
