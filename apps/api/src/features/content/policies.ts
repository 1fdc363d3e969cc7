import type { User } from "@headwaters/contracts";
import type { DomainError, Viewer } from "@headwaters/contracts/router";
import { forbidden, notFound } from "../../platform/errors/errors.ts";

interface Owned {
  authorId: string | null;
  published: boolean;
}

/** Authors change what is theirs, staff anything. */
function mayChange(user: User, { authorId }: Owned): boolean {
  return user.role === "staff" || authorId === user.id;
}

/** Readers see what is published; what is not, only who may change it. */
function maySee(user: User | null, item: Owned): boolean {
  return item.published || (user !== null && mayChange(user, item));
}

/**
 * An item as someone sees it on its own page.
 * @throws DomainError NOT_FOUND where they do not
 */
export async function lookAt<Item extends Owned>(
  word: string,
  item: Item | null,
  viewer: Viewer,
): Promise<{ item: Item; isPublished: boolean; mayChange: boolean }> {
  const user = await viewer();
  if (!item || !maySee(user, item)) throw noLongerHere(word);
  const isPublished = item.published;
  return { item, isPublished, mayChange: user !== null && mayChange(user, item) };
}

/** Refuses whoever may not change an item; that there is a draft is not told to others. */
export function checkMayChange(user: User, item: Owned, word: string): void {
  if (mayChange(user, item)) return;
  if (!maySee(user, item)) throw noLongerHere(word);
  throw forbidden(`Only its author and staff can change this ${word}.`);
}

export function noLongerHere(word: string): DomainError {
  return notFound(`This ${word} is no longer here.`);
}
