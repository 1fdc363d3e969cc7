import { organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { maskEmail, momentInWords } from "../../../platform/mail/compose/words.ts";

/** Sent to the old address. The new one is masked: another person may read the old mailbox. */
export function emailChanged({ newEmail, ...recipient }: Recipient & { newEmail: string }) {
  return composeMail(recipient, {
    kind: "emailChanged",
    subject: "The email address of your account was changed",
    preview: `It is ${maskEmail(newEmail)} now. If it was not you, please tell us right away.`,
    paragraphs: [
      `Your account now uses the email address ${maskEmail(newEmail)}. This address is no longer used to sign in.`,
      `If it was not you, please tell us right away: ${organization.email}.`,
    ],
  });
}

/** Sent to the account's address after every password change. */
export function passwordChanged({ when, ...recipient }: Recipient & { when: Date }) {
  return composeMail(recipient, {
    kind: "passwordChanged",
    subject: "Your password was changed",
    preview: `On ${momentInWords(when)}. If it was not you, set a new one right away.`,
    paragraphs: [
      `The password of your account was changed on ${momentInWords(when)}.`,
      "If it was you, all is well.",
      `If it was not you, set a new password right away (“Forgot your password?” on the sign-in page) and tell us: ${organization.email}.`,
    ],
  });
}
