import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import { dayInWords } from "../../../../platform/mail/compose/words.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatNames,
  isOrAre,
  offerToGiveUp,
} from "../eventFacts.ts";

/** Reminds a family of an event. Names its date, not "tomorrow": the mail may be read later. */
export function eventReminder(message: AboutRegistrations) {
  const { event, names, link } = message;
  return composeMail(message, {
    kind: "eventReminder",
    subject: `On ${dayInWords(event.eventDate)}: ${event.title}`,
    paragraphs: [
      `${formatNames(names)} ${isOrAre(names)} signed up for this event. See you there.`,
    ],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
  });
}
