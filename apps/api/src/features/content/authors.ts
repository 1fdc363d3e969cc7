import { displayName } from "@headwaters/contracts";

/** The part of Prisma's `user` that naming an author needs: only the first name is read. */
export interface AuthorTable {
  findUnique(query: {
    where: { id: string };
    select: { firstName: true };
  }): PromiseLike<{ firstName: string | null } | null>;
}

/** The public name of an author; null when the account is deleted or the name is not one. */
export async function readFirstName(
  users: AuthorTable,
  authorId: string | null,
): Promise<string | null> {
  if (authorId === null) return null;
  const author = await users.findUnique({ where: { id: authorId }, select: { firstName: true } });
  return displayName(author?.firstName ?? null);
}
