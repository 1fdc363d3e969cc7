/** Where the pages of staff are. */
export const STAFF_PATH = "/staff";

/** Everything that the log of staff may say, by capability. */
export const staffActions = [
  ...(["membership.decided", "membership.exported"] as const),
  ...(["contact.replied", "contact.noted", "contact.assigned"] as const),
  ...(["contact.responded", "contact.reopened"] as const),
  ...(["newsletter.created", "newsletter.saved", "newsletter.deleted"] as const),
  ...(["newsletter.tested", "newsletter.sent", "newsletter.stopped"] as const),
  ...(["newsletter.exported", "newsletter.removed"] as const),
  ...(["items.published", "items.sentBack", "items.unpublished"] as const),
  ...(["items.changed", "items.deleted"] as const),
  ...(["people.granted", "people.revoked", "people.signedOut"] as const),
  ...(["mails.retried"] as const),
  ...(["retention.applied"] as const),
] as const;
export type StaffActionName = (typeof staffActions)[number];

/** What staff pages are told of while they are open: the capability whose data has changed. */
export const staffTopics = ["membership", "contact", "newsletter", "items", "staff"] as const;
export type StaffTopic = (typeof staffTopics)[number];
