import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { type AboutRegistrations, formatEventFacts, howToCancel } from "./eventFacts.ts";

/**
 * Tells a family that an event is at another time or place.
 * @param message with the calendar file for who has a seat; null for who waits for one
 */
export function eventChanged(message: AboutRegistrations & { calendar: string | null }): Mail {
  const { to, firstName, event, link, cancelLink, calendar } = message;
  const place = calendar ? "You are still signed up." : "Your place on the waitlist stays.";
  const mail = letter({
    kind: "eventChanged",
    to,
    firstName,
    subject: `Changed: ${event.title}`,
    paragraphs: [`The time or the place of this event has changed. ${place}`],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    afterwards: [howToCancel(cancelLink)],
  });
  return calendar ? { ...mail, calendar } : mail;
}
