import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import { type AboutRegistrations, formatEventFacts, offerToGiveUp } from "../eventFacts.ts";

/** Sends a message of the event's author or staff to a family. */
export function eventMessage(message: AboutRegistrations & { text: string; replyTo: string }) {
  const { event, link, text, replyTo } = message;
  return composeMail(message, {
    kind: "eventMessage",
    subject: `About ${event.title}`,
    paragraphs: text.split(/\s*\n\s*/),
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
    replyTo,
  });
}
