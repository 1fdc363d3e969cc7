import { organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { ana } from "../../../platform/mail/compose/sampleData.ts";
import { type MailKinds, securityNotice } from "../../../platform/mail/delivery/policies.ts";

/** Sent to the owner of a suspended account if staff choose so. */
export function accountSuspended({ reason, ...recipient }: Recipient & { reason: string }) {
  return composeMail(recipient, {
    kind: "accountSuspended",
    subject: "Your account is suspended",
    preview: "You cannot sign in until we lift the suspension. Our staff say why.",
    paragraphs: [
      "We have suspended your account. You cannot sign in until we lift the suspension.",
      ...reason.split(/\n+/),
      `If you think that this is a mistake, please write to ${organization.email}.`,
    ],
  });
}

export const mails: MailKinds = {
  accountSuspended: {
    policy: securityNotice,
    sample: () =>
      accountSuspended({
        ...ana,
        reason: "Several articles of this account advertised a shop.\nWe have taken them down.",
      }),
  },
};
