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

/** Its kinds in words, for staff and the OpenAPI document. */
export const webhookTypeNames: Readonly<Record<string, string>> = {
  "content.published": "An article or event is published",
  "event.changed": "A published event is changed",
  "event.cancelled": "An event is cancelled",
  "registration.created": "Someone registers",
  "registration.cancelled": "A registration is cancelled",
  "application.submitted": "Someone applies for a membership",
  "application.decided": "An application is decided",
  "message.received": "Someone writes to us",
  [TEST_TYPE]: "Test",
} satisfies Record<WebhookType | typeof TEST_TYPE, string>;

/** Webhooks of the site; more are rejected. */
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
