import { organization } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import { maskedAddress } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Sent to the old address. The new one is masked: another person may read the old mailbox. */
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
