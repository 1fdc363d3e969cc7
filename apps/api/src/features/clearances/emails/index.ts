import { formatDay, organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { ana, SITE } from "../../../platform/mail/compose/sampleData.ts";
import { aboutAccount, type MailKinds } from "../../../platform/mail/delivery/policies.ts";

/** Reminds an adult that a clearance ends. */
export function clearanceEnding(
  message: Recipient & {
    /** The name of the kind. */
    kind: string;
    /** The last day on which it counts: "2026-05-01". */
    validUntil: string;
    publicUrl: string;
  },
) {
  const { kind, validUntil, publicUrl } = message;
  const day = formatDay(validUntil);
  return composeMail(message, {
    kind: "clearanceEnding",
    subject: `Please renew by ${day}: ${kind}`,
    preview: "After that day you no longer count as a cleared adult at our events.",
    paragraphs: [
      `In our records your clearance “${kind}” counts until ${day}. After that day you no longer count as a cleared adult at our events.`,
      `Please renew it in time, and tell us the new date: answer this mail, or write to ${organization.email}. We keep the dates alone: please send no report and no certificate by email.`,
    ],
    action: { label: "See your clearances", link: `${publicUrl}/account#clearances` },
  });
}

export const mails: MailKinds = {
  clearanceEnding: {
    // The date causes it, not the recipient.
    policy: { ...aboutAccount, isUnlimited: true },
    sample: () =>
      clearanceEnding({
        ...ana,
        kind: "Training: child abuse and neglect",
        validUntil: "2027-05-01",
        publicUrl: SITE,
      }),
  },
};
