import { organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { maskedAddress } from "../../../platform/mail/compose/words.ts";

/** Sent to the old address. The new one is masked: another person may read the old mailbox. */
export function emailChanged(message: Recipient & { newEmail: string }) {
  const { newEmail } = message;
  return composeMail(message, {
    kind: "emailChanged",
    subject: "The email address of your account was changed",
    paragraphs: [
      `Your account now uses the email address ${maskedAddress(newEmail)}. This address is no longer used to sign in.`,
      `If it was not you, please tell us right away: ${organization.email}.`,
    ],
  });
}
