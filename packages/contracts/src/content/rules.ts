/**
 * Where an item stands for its author. What is "waiting" for staff, "returned" by them or
 * "scheduled" may be the newest version of an item that readers see in an older one.
 */
export const itemStatuses = ["draft", "scheduled", "waiting", "returned", "published"] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export const REVIEW_NOTE_MAX = 2_000;

/** Where authors find what they wrote; an item of theirs is at /writing/<kind>/<id>. */
export const WRITING_PATH = "/writing";

/** Its actions in the audit log. */
export const contentActions = [
  "items.published",
  "items.sentBack",
  "items.unpublished",
  "items.changed",
  "items.restored",
  "items.deleted",
] as const;
