import { composeMail, type Recipient } from "../../../../platform/mail/compose/compose.ts";

/** Sent to the author when staff approve an event for registration. */
export function approvalGranted(message: Recipient & { title: string; link: string }) {
  const { title, link } = message;
  return composeMail(message, {
    kind: "approvalGranted",
    subject: `Registration is open: ${title}`,
    paragraphs: [
      `Our staff have approved “${title}”. Families can register for it now.`,
      "If you change its title, description, place or date, staff look at it again first. Those who are registered by then keep their seats.",
    ],
    action: { label: "See the event", link },
  });
}
