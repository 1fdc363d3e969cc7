import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  type KnownBefore,
  offerToGiveUp,
} from "../eventFacts.ts";

interface FamilyStatus {
  /** Somebody has a seat. */
  isSeated: boolean;
  /** Somebody is on the waitlist or has an offer. */
  isWaiting: boolean;
}

function describeStatus({ isSeated, isWaiting }: FamilyStatus): string {
  if (!isWaiting) return "You are still signed up.";
  return isSeated
    ? "You keep your seats, and your places on the waitlist stay."
    : "Your place on the waitlist stays.";
}

/**
 * Tells a family that an event's time or place has changed, and what it was before.
 * @param message with a calendar file for those who have a seat; null for others
 */
export function eventChanged(
  message: AboutRegistrations & FamilyStatus & { before: KnownBefore; calendar: string | null },
) {
  const { event, link, before, calendar } = message;
  return composeMail(message, {
    kind: "eventChanged",
    subject: `Changed: ${event.title}`,
    paragraphs: [`The time or the place of this event has changed. ${describeStatus(message)}`],
    facts: formatEventFacts(message, before),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
    calendar,
  });
}
