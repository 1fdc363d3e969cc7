import type { Recipient } from "../../../platform/mail/compose/compose.ts";

/** The data of a mail with a link of an account. */
export interface AccountLink extends Recipient {
  link: string;
  expiresAt: Date;
}
