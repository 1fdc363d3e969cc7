/** The content types; each is a tRPC router, a REST path and a page. */
export const contentTypeNames = ["news", "events", "education"] as const;
export type ContentTypeName = (typeof contentTypeNames)[number];

/**
 * The state of an item for its author. "waiting", "returned" and "scheduled" may describe a newer
 * version of a published item.
 */
export const contentStatuses = ["draft", "scheduled", "waiting", "returned", "published"] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** Orders of the list of all content: the newest first, the one saved last first, or by title. */
export const contentOrders = ["newest", "saved", "title"] as const;
export type ContentOrder = (typeof contentOrders)[number];

export const REVIEW_NOTE_MAX = 2_000;

/** The author's list; one item is at /writing/<kind>/<id>. */
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

/** Longest sentence to the families of an event that staff hide, in UTF-16 units. */
export const FAMILY_NOTE_MAX = 1_000;
