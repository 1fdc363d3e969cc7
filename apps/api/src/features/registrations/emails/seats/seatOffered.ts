import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../../platform/mail/compose/words.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatFamily,
  formatSeats,
  type KnownBefore,
  offerToGiveUp,
} from "../eventFacts.ts";

/**
 * Offers seats to people on the waitlist, and says what the rest of the family has.
 * @param message with what was known `before` if the event has just changed, and then a calendar file
 *   if others of the family have seats
 */
export function seatOffered(
  message: AboutRegistrations & {
    until: Date;
    before?: KnownBefore | undefined;
    calendar?: string | undefined;
  },
) {
  const { event, names, link, until, before, calendar } = message;
  const [are, go] = names.length === 1 ? ["It is", "it goes"] : ["They are", "they go"];
  return composeMail(message, {
    kind: "seatOffered",
    subject: `A seat is free: ${event.title}`,
    paragraphs: [
      `${formatSeats(names)} ${are} kept for you until ${momentInWords(until)}. After that ${go} to the next family.`,
      ...(before ? ["The time or the place of this event has changed, too."] : []),
    ],
    facts: formatEventFacts({ event, names: formatFamily(message, "offered now") }, before),
    action: { label: names.length === 1 ? "Take the seat" : `Take ${names.length} seats`, link },
    expiresAt: until,
    alternative: offerToGiveUp(message),
    calendar,
  });
}
