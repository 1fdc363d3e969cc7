import { displayName } from "@headwaters/contracts";

/** Of Prisma's table of accounts, what naming an author takes: nothing but the first name is read. */
export interface AuthorTable {
  findUnique(query: {
    where: { id: string };
    select: { firstName: true };
  }): PromiseLike<{ firstName: string | null } | null>;
}

/** What readers learn of an author; null when the account is gone or its first name is none. */
export async function readFirstName(
  users: AuthorTable,
  authorId: string | null,
): Promise<string | null> {
  if (authorId === null) return null;
  const author = await users.findUnique({ where: { id: authorId }, select: { firstName: true } });
  return displayName(author?.firstName ?? null);
}
