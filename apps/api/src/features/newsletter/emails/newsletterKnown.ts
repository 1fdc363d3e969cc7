import { composeMail } from "../../../platform/mail/compose/compose.ts";

/** Sent when a subscriber subscribes again: the website's answer must not reveal subscriptions. */
export function newsletterKnown(message: { to: string; link: string }) {
  const { link } = message;
  return composeMail(message, {
    kind: "newsletterKnown",
    subject: "You are subscribed already",
    paragraphs: [
      "Someone, probably you, asked for our newsletter at this email address. It is on the list already, so there is nothing to do.",
      "If you would rather not have it any more, you can end it here:",
    ],
    action: { label: "Unsubscribe", link },
    afterwards: ["If it was not you, you can ignore this mail: nothing has changed."],
  });
}
