import { letter } from "../../../platform/mail/compose/compose.ts";
import { dayInWords } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import {
  type AboutRegistrations,
  are,
  formatEventFacts,
  howToCancel,
  inWords,
} from "./eventFacts.ts";

/** Reminds a family of an event, by its day: how far off that is when the mail is read, nobody knows. */
export function eventReminder(message: AboutRegistrations): Mail {
  const { to, firstName, event, names, link, cancelLink } = message;
  return letter({
    kind: "eventReminder",
    to,
    firstName,
    subject: `On ${dayInWords(event.eventDate)}: ${event.title}`,
    paragraphs: [`${inWords(names)} ${are(names)} signed up for this event. See you there.`],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    afterwards: [howToCancel(cancelLink)],
  });
}
