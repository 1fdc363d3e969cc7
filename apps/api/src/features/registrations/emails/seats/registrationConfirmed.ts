import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatSeats,
  offerToGiveUp,
} from "../eventFacts.ts";

/** Confirms seats, with a calendar file. */
export function registrationConfirmed(message: AboutRegistrations & { calendar: string }) {
  const { event, names, link, calendar } = message;
  return composeMail(message, {
    kind: "registrationConfirmed",
    subject: `You’re in: ${event.title}`,
    paragraphs: [`${formatSeats(names)} We look forward to seeing you.`],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
    calendar,
  });
}
