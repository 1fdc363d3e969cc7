import { letter } from "../../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../../platform/mail/mail.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatSeats,
  offerToGiveUp,
} from "../eventFacts.ts";

/** Confirms seats, with a calendar file. */
export function registrationConfirmed(message: AboutRegistrations & { calendar: string }): Mail {
  const { to, firstName, event, names, link, calendar } = message;
  const mail = letter({
    kind: "registrationConfirmed",
    to,
    firstName,
    subject: `You’re in: ${event.title}`,
    paragraphs: [`${formatSeats(names)} We look forward to seeing you.`],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
  });
  return { ...mail, calendar };
}
