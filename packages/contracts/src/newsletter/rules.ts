/** How long the link that confirms a subscription works. */
export const NEWSLETTER_LINK_DAYS = 7;

export const INVALID_SUBSCRIPTION_LINK =
  "This link is not valid any more. If you asked more than once, use our newest email, or subscribe again.";
export const INVALID_UNSUBSCRIBE_LINK =
  "This link belongs to no subscription. It may have ended already, or the link was cut short.";

export const subscriberStatuses = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const subscriberStatusNames: Record<SubscriberStatus, string> = {
  confirmed: "Confirmed",
  pending: "Not confirmed",
  unsubscribed: "Unsubscribed",
};

export const newsletterStatuses = ["draft", "sending", "sent", "stopped"] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** `bounced`: rejected for good; `failed`: given up after all retries; `skipped`: stopped or unsubscribed. */
export const newsletterDeliveryStatuses = [
  "waiting",
  "queued",
  "sent",
  "bounced",
  "failed",
  "skipped",
] as const;
export type NewsletterDeliveryStatus = (typeof newsletterDeliveryStatuses)[number];

/** Kinds of items in a newsletter, named like their content types. */
export const newsletterItemKinds = ["news", "events"] as const;
export type NewsletterItemKind = (typeof newsletterItemKinds)[number];

/** Longer ones are rejected, in UTF-16 units. */
export const NEWSLETTER_SUBJECT_MAX = 150;
export const NEWSLETTER_INTRODUCTION_MAX = 10_000;
export const NEWSLETTER_ITEMS_MAX = 20;

/** Its actions in the audit log. */
export const newsletterActions = [
  "newsletter.created",
  "newsletter.saved",
  "newsletter.deleted",
  "newsletter.tested",
  "newsletter.sent",
  "newsletter.stopped",
  "newsletter.exported",
  "newsletter.removed",
] as const;
