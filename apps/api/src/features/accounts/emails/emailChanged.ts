import { organization } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import { maskedAddress } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Told to the old address; the new one is shown masked, for the old mailbox may be someone else's now. */
export function emailChanged(message: {
  to: string;
  firstName: string | null;
  newEmail: string;
}): Mail {
  const { to, firstName, newEmail } = message;
  return letter({
    kind: "emailChanged",
    to,
    firstName,
    subject: "The email address of your account was changed",
    paragraphs: [
      `Your account now uses the email address ${maskedAddress(newEmail)}. This address is no longer used to sign in.`,
      `If it was not you, please tell us right away: ${organization.email}.`,
    ],
  });
}
