import { organization } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Sent to the owner of a suspended account if staff choose so. */
export function accountSuspended(message: {
  to: string;
  firstName: string | null;
  reason: string;
}): Mail {
  const { to, firstName, reason } = message;
  return letter({
    kind: "accountSuspended",
    to,
    firstName,
    subject: "Your account is suspended",
    paragraphs: [
      "We have suspended your account. You cannot sign in until we lift the suspension.",
      ...reason.split(/\n+/),
      `If you think that this is a mistake, please write to ${organization.email}.`,
    ],
  });
}
