import { organization } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Sent to the account's address after every password change. */
export function passwordChanged(message: {
  to: string;
  firstName: string | null;
  when: Date;
}): Mail {
  const { to, firstName, when } = message;
  return letter({
    kind: "passwordChanged",
    to,
    firstName,
    subject: "Your password was changed",
    paragraphs: [
      `The password of your account was changed on ${momentInWords(when)}.`,
      "If it was you, all is well.",
      `If it was not you, set a new password right away (“Forgot your password?” on the sign-in page) and tell us: ${organization.email}.`,
    ],
  });
}
