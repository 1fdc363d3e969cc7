import { contentTypeNames } from "../content/rules.ts";
import { applicationStatuses } from "../membership/rules.ts";
import { registrationStatuses } from "../registrations/rules.ts";
import { z } from "../validation/messages.ts";
import type { TEST_TYPE, WebhookType } from "./rules.ts";

const titled = z.object({ id: z.string(), title: z.string() });
const page = titled.extend({ url: z.string().meta({ description: "Address of its page" }) });

const family = z.object({
  people: z.array(z.object({ id: z.string(), firstName: z.string() })),
  contact: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
});

/** Registrations for one event: of one family or, if the event is cancelled, of all families. */
const registrations = z.object({
  event: titled,
  registrations: z.array(z.object({ id: z.string(), status: z.enum(registrationStatuses) })),
  personal: z.object({ families: z.array(family) }).optional(),
});

const application = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  personal: z
    .object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string(),
      membershipType: z.string(),
    })
    .optional(),
});

/**
 * The `data` of deliveries. `personal` is for webhooks that ask for personal data, and is absent
 * once it is erased.
 */
export const webhookData = {
  "content.published": page.extend({ kind: z.enum(contentTypeNames) }),
  "event.changed": page,
  "event.cancelled": page,
  "registration.created": registrations,
  "registration.cancelled": registrations,
  "application.submitted": application,
  "application.decided": application,
  "message.received": z.object({
    id: z.string(),
    personal: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        message: z.string(),
      })
      .optional(),
  }),
} satisfies Record<WebhookType, z.ZodObject>;

type WebhookData = { [Type in WebhookType]: z.infer<(typeof webhookData)[Type]> };

/** The personal part of a delivery. */
export type PersonalData = {
  [Type in WebhookType]: WebhookData[Type] extends { personal?: infer Personal | undefined }
    ? Personal
    : never;
};

/** The stored data of a delivery, without personal data. */
export type StoredData = { [Type in WebhookType]: Omit<WebhookData[Type], "personal"> } & {
  [TEST_TYPE]: Record<string, never>;
};
