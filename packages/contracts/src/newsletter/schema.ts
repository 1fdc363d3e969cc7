import { emailAddress } from "../fields.ts";
import { z } from "../messages.ts";

export const newsletterSubscription = z.object({ email: emailAddress() });
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;
