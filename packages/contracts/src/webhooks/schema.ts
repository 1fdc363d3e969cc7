import { filterBy, id, onlyOnce, requiredLine } from "../validation/fields.ts";
import { list, staffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { deliveryStatuses, WEBHOOK_URL_MAX, webhookTypes } from "./rules.ts";

/** http: is for a program on the developer's own machine; the API rejects it on a public site. */
function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isOwnMachine(url.hostname));
}
const isOwnMachine = (host: string) => ["localhost", "127.0.0.1", "[::1]"].includes(host);

const type = z.enum(webhookTypes, { error: `A type is one of ${webhookTypes.join(", ")}` });

const settings = {
  url: requiredLine("Address", WEBHOOK_URL_MAX).pipe(
    z
      .string()
      .refine(isWebhookUrl, "Address must begin with https:// and hold no password")
      // Normalizes the address, so that duplicates are found.
      .transform((text) => new URL(text).href),
  ),
  types: z
    .array(type, "Choose what it is told of")
    .min(1, "Choose what it is told of")
    .max(webhookTypes.length, "Each type is named once")
    .transform((types) => webhookTypes.filter((type) => types.includes(type))),
  /** Deliveries contain names and addresses of people; otherwise only ids and titles. */
  sendsPersonalData: z.boolean().default(false),
};

export const newWebhook = z.object({ ...settings, ...onlyOnce });
export type NewWebhook = z.infer<typeof newWebhook>;

/** Replaces all settings. The secret stays unless the address changes. */
export const changedWebhook = z.object({ id, ...settings });
export type ChangedWebhook = z.infer<typeof changedWebhook>;

/** A webhook, without its secret. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(type),
  sendsPersonalData: z.boolean(),
  createdAt: z.date(),
  /** Stored deliveries that were given up. */
  failedDeliveries: z.int(),
});
export type Webhook = z.infer<typeof webhook>;

/** The only response with a new secret. */
export const createdWebhook = webhook.extend({ secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhook>;

/** The response to a change; it has a new secret, and shows it this once, if the address has changed. */
export const savedWebhook = createdWebhook.partial({ secret: true });
export type SavedWebhook = z.infer<typeof savedWebhook>;

/** Deliveries of one webhook. */
export const deliveriesPage = staffListPage.extend({
  id,
  status: filterBy("Status", deliveryStatuses),
});
export type DeliveriesPage = z.infer<typeof deliveriesPage>;

export const delivery = z.object({
  id: z.string(),
  type: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  /** HTTP status of the newest attempt; null if there was no response. */
  answer: z.int().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.date(),
  deliveredAt: z.date().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const deliveryList = list(delivery);
export type DeliveryList = z.infer<typeof deliveryList>;
