import { organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";

/** Sent to the account's address after every password change. */
export function passwordChanged(message: Recipient & { when: Date }) {
  const { when } = message;
  return composeMail(message, {
    kind: "passwordChanged",
    subject: "Your password was changed",
    paragraphs: [
      `The password of your account was changed on ${momentInWords(when)}.`,
      "If it was you, all is well.",
      `If it was not you, set a new password right away (“Forgot your password?” on the sign-in page) and tell us: ${organization.email}.`,
    ],
  });
}
