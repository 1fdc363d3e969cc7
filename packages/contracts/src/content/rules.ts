/** What members publish; each content type is a tRPC router, a path of REST and a page. */
export const contentTypeNames = ["news", "events", "education"] as const;
export type ContentTypeName = (typeof contentTypeNames)[number];

/**
 * Where an item stands for its author. What is "waiting" for staff, "returned" by them or
 * "scheduled" may be the newest version of an item that readers see in an older one.
 */
export const contentStatuses = ["draft", "scheduled", "waiting", "returned", "published"] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const REVIEW_NOTE_MAX = 2_000;

/** Where authors find what they wrote; an item of theirs is at /writing/<kind>/<id>. */
export const CONTENT_PATH = "/writing";

/** Its actions in the audit log. */
export const contentActions = [
  "items.published",
  "items.sentBack",
  "items.unpublished",
  "items.changed",
  "items.restored",
  "items.deleted",
] as const;
