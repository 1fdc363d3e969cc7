import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import { type AboutRegistrations, formatEventFacts } from "../eventFacts.ts";

/** Tells a family that an event is cancelled. */
export function eventCancelled(
  message: AboutRegistrations & { note: string | null; calendar: string },
) {
  const { event, eventsLink, note, calendar } = message;
  return composeMail(message, {
    kind: "eventCancelled",
    subject: `Cancelled: ${event.title}`,
    paragraphs: [
      "We are sorry: this event was cancelled. You need do nothing.",
      ...(note ? note.split(/\s*\n\s*/) : []),
    ],
    facts: formatEventFacts(message),
    action: { label: "See what else is on", link: eventsLink },
    calendar,
  });
}
