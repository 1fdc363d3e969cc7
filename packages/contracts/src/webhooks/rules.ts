/** Events that webhooks can subscribe to. */
export const webhookTypes = [
  "content.published",
  "event.changed",
  "event.cancelled",
  "registration.created",
  "registration.cancelled",
  "application.submitted",
  "application.decided",
  "message.received",
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** The type of a test delivery. */
export const TEST_TYPE = "webhook.test";

/** Webhooks of the site; more are refused. */
export const MAX_WEBHOOKS = 20;

/** Longest address of a webhook, UTF-16 units. */
export const WEBHOOK_URL_MAX = 500;

/** Hours for which deliveries are signed by the previous secret, too, after staff have asked for a new one. */
export const PREVIOUS_SECRET_HOURS = 24;

export const deliveryStatuses = ["pending", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Actions of the audit log. */
export const webhookActions = [
  "webhooks.added",
  "webhooks.changed",
  "webhooks.secretChanged",
  "webhooks.removed",
  "webhooks.tested",
  "webhooks.resent",
] as const;
