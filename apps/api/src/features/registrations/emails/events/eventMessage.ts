import { letter } from "../../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../../platform/mail/mail.ts";
import { type AboutRegistrations, formatEventFacts, offerToGiveUp } from "../eventFacts.ts";

/** Sends a message of the event's author or staff to a family. */
export function eventMessage(
  message: AboutRegistrations & { text: string; replyTo: string },
): Mail {
  const { to, firstName, event, link, text, replyTo } = message;
  const mail = letter({
    kind: "eventMessage",
    to,
    firstName,
    subject: `About ${event.title}`,
    paragraphs: text.split(/\s*\n\s*/),
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
  });
  return { ...mail, replyTo };
}
