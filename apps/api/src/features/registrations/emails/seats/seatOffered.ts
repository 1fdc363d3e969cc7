import { letter } from "../../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../../platform/mail/mail.ts";
import {
  type AboutRegistrations,
  formatCancelHint,
  formatEventFacts,
  formatNames,
} from "../eventFacts.ts";

/** Offers seats to people on the waitlist. */
export function seatOffered(message: AboutRegistrations & { until: Date }): Mail {
  const { to, firstName, event, names, link, cancelLink, until } = message;
  return letter({
    kind: "seatOffered",
    to,
    firstName,
    subject: `A seat is free: ${event.title}`,
    paragraphs: [
      `There is a seat for ${formatNames(names)}. It is kept for you until ${momentInWords(until)}. After that it goes to the next family.`,
    ],
    facts: formatEventFacts(message),
    action: { label: "Take the seat", link },
    expiresAt: until,
    afterwards: [formatCancelHint(cancelLink)],
  });
}
