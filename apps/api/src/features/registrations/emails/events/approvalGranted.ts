import { letter } from "../../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../../platform/mail/mail.ts";

/** Sent to the author when staff approve an event for registration. */
export function approvalGranted(message: {
  to: string;
  firstName: string | null;
  title: string;
  link: string;
}): Mail {
  const { to, firstName, title, link } = message;
  return letter({
    kind: "approvalGranted",
    to,
    firstName,
    subject: `Registration is open: ${title}`,
    paragraphs: [
      `Our staff have approved “${title}”. Families can register for it now.`,
      "If you change its title, description, place or date, staff look at it again first. Those who are registered by then keep their seats.",
    ],
    action: { label: "See the event", link },
  });
}
