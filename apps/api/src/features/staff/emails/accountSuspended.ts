import { organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";

/** Sent to the owner of a suspended account if staff choose so. */
export function accountSuspended(message: Recipient & { reason: string }) {
  const { reason } = message;
  return composeMail(message, {
    kind: "accountSuspended",
    subject: "Your account is suspended",
    paragraphs: [
      "We have suspended your account. You cannot sign in until we lift the suspension.",
      ...reason.split(/\n+/),
      `If you think that this is a mistake, please write to ${organization.email}.`,
    ],
  });
}
