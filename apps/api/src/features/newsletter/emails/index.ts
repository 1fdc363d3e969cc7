import { NEWSLETTER_LINK_DAYS, organization } from "@headwaters/contracts";
import { composeMail } from "../../../platform/mail/compose/compose.ts";
import { ana, expiresAt, SITE, token } from "../../../platform/mail/compose/sampleData.ts";
import { type MailKinds, toAnyone } from "../../../platform/mail/delivery/policies.ts";

/** Asks a new subscriber to confirm. */
export function newsletterConfirm(message: { to: string; link: string; expiresAt: Date }) {
  return composeMail(message, {
    kind: "newsletterConfirm",
    expiresAt: message.expiresAt,
    subject: "Please confirm your subscription",
    preview: `Then you get our newsletter. The link works for ${NEWSLETTER_LINK_DAYS} days.`,
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

/** Sent when a subscriber subscribes again: the website's answer must not reveal subscriptions. */
export function newsletterKnown(message: { to: string; link: string }) {
  const { link } = message;
  return composeMail(message, {
    kind: "newsletterKnown",
    subject: "You are subscribed already",
    preview: "There is nothing to do. You can end it if you would rather not have our newsletter.",
    paragraphs: [
      "Someone, probably you, asked for our newsletter at this email address. It is on the list already, so there is nothing to do.",
      "If you would rather not have it any more, you can end it here:",
    ],
    action: { label: "Unsubscribe", link },
    afterwards: ["If it was not you, you can ignore this mail: nothing has changed."],
  });
}

const { to } = ana;

export const mails: MailKinds = {
  newsletter: { policy: toAnyone },
  newsletterTest: { policy: toAnyone },
  newsletterConfirm: {
    policy: toAnyone,
    sample: () =>
      newsletterConfirm({ to, expiresAt, link: `${SITE}/newsletter/confirm?token=${token}` }),
  },
  newsletterKnown: {
    policy: toAnyone,
    sample: () =>
      newsletterKnown({
        to,
        link: `${SITE}/newsletter/unsubscribe?token=6f1c2d3e-0000-4000-8000-000000000000`,
      }),
  },
};
