import { can, type User } from "@headwaters/contracts";
import { forbidden, recordNotFound } from "../../platform/errors/errors.ts";

interface Owned {
  authorId: string | null;
  published: boolean;
}

/** Authors can edit their own content, staff all content. */
export function canEdit(user: User, { authorId }: Owned): boolean {
  return can(user, "editAnyContent") || authorId === user.id;
}

/** Everyone can read published content; drafts only callers who can edit them. */
export function canRead(user: User, item: Owned): boolean {
  return item.published || canEdit(user, item);
}

/** Rejects callers who cannot edit an item; a draft is NOT_FOUND for them. */
export function checkCanEdit(user: User, item: Owned, label: string): void {
  if (canEdit(user, item)) return;
  if (!canRead(user, item)) throw recordNotFound(label);
  throw forbidden(`Only its author and staff can change this ${label}.`);
}
