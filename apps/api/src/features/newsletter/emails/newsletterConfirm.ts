import { NEWSLETTER_LINK_DAYS, organization } from "@headwaters/contracts";
import { composeMail } from "../../../platform/mail/compose/compose.ts";

/** Asks a new subscriber to confirm. */
export function newsletterConfirm(message: { to: string; link: string; expiresAt: Date }) {
  return composeMail(message, {
    kind: "newsletterConfirm",
    expiresAt: message.expiresAt,
    subject: "Please confirm your subscription",
    paragraphs: [
      `Someone, probably you, asked for the newsletter of ${organization.name} at this email address. Please confirm that you would like to have it.`,
    ],
    action: { label: "Confirm the subscription", link: message.link },
    afterwards: [
      `The link works for ${NEWSLETTER_LINK_DAYS} days. If you are under 13, please show this to a parent or guardian first.`,
      "If it was not you, you don’t have to do anything: no newsletter will come.",
    ],
  });
}
