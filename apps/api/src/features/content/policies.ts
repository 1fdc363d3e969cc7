import type { User } from "@headwaters/contracts";
import type { Viewer } from "@headwaters/contracts/router";
import { forbidden, gone } from "../../platform/errors/errors.ts";

interface Owned {
  authorId: string | null;
  published: boolean;
}

/** Authors can edit their own content, staff all. */
function canEdit(user: User, { authorId }: Owned): boolean {
  return user.role === "staff" || authorId === user.id;
}

/** Everyone sees published content; drafts only callers who can edit them. */
function canRead(user: User | null, item: Owned): boolean {
  return item.published || (user !== null && canEdit(user, item));
}

/**
 * An item as someone sees it on its own page.
 * @throws DomainError NOT_FOUND where they do not
 */
export async function findReadable<Item extends Owned>(
  label: string,
  item: Item | null,
  viewer: Viewer,
): Promise<{ item: Item; isPublished: boolean; canEdit: boolean }> {
  const user = await viewer();
  if (!item || !canRead(user, item)) throw gone(label);
  const isPublished = item.published;
  return { item, isPublished, canEdit: user !== null && canEdit(user, item) };
}

/** Refuses callers who cannot edit an item; a draft is NOT_FOUND for them. */
export function checkCanEdit(user: User, item: Owned, label: string): void {
  if (canEdit(user, item)) return;
  if (!canRead(user, item)) throw gone(label);
  throw forbidden(`Only its author and staff can change this ${label}.`);
}
