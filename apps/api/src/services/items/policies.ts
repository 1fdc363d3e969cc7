import type { User } from "@headwaters/contracts";
import { TRPCError } from "@trpc/server";

interface Owned {
  authorId: string | null;
  published: boolean;
}

/** Authors change what is theirs, staff anything. */
export function mayChange(user: User, { authorId }: Owned): boolean {
  return user.role === "staff" || authorId === user.id;
}

/** Readers see what is published; what is not, only who may change it. */
export function maySee(user: User | null, item: Owned): boolean {
  return item.published || (user !== null && mayChange(user, item));
}

/** Refuses whoever may not change an item; that there is a draft is not told to others. */
export function checkMayChange(user: User, item: Owned, word: string): void {
  if (mayChange(user, item)) return;
  if (!maySee(user, item)) throw noLongerHere(word);
  throw new TRPCError({
    code: "FORBIDDEN",
    message: `Only its author and staff can change this ${word}.`,
  });
}

export function noLongerHere(word: string): TRPCError {
  return new TRPCError({ code: "NOT_FOUND", message: `This ${word} is no longer here.` });
}
