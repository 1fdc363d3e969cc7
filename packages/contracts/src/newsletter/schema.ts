import { emailAddress } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { INVALID_SUBSCRIPTION_LINK, INVALID_UNSUBSCRIBE_LINK } from "./rules.ts";

export const newsletterSubscription = z.object({ email: emailAddress() });
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;

/** The token of the link that confirms: 256 bits in base64url. */
export const newsletterConfirmation = z.object({
  token: z.string(INVALID_SUBSCRIPTION_LINK).regex(/^[\w-]{43}$/, INVALID_SUBSCRIPTION_LINK),
});
export type NewsletterConfirmation = z.infer<typeof newsletterConfirmation>;

/** The token in each newsletter. */
export const unsubscription = z.object({
  token: z.string(INVALID_UNSUBSCRIBE_LINK).regex(/^[\da-f-]{36}$/, INVALID_UNSUBSCRIBE_LINK),
});
export type Unsubscription = z.infer<typeof unsubscription>;
