import { letter } from "../../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../../platform/mail/mail.ts";
import { type AboutRegistrations, formatCancelHint, formatEventFacts } from "../eventFacts.ts";

/**
 * Tells a family that an event's time or place has changed.
 * @param message with a calendar file for confirmed registrations; null for others
 */
export function eventChanged(message: AboutRegistrations & { calendar: string | null }): Mail {
  const { to, firstName, event, link, cancelLink, calendar } = message;
  const status = calendar ? "You are still signed up." : "Your place on the waitlist stays.";
  const mail = letter({
    kind: "eventChanged",
    to,
    firstName,
    subject: `Changed: ${event.title}`,
    paragraphs: [`The time or the place of this event has changed. ${status}`],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    afterwards: [formatCancelHint(cancelLink)],
  });
  return calendar ? { ...mail, calendar } : mail;
}
