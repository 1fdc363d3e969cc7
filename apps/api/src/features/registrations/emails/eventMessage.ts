import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { type AboutRegistrations, formatEventFacts, howToCancel } from "./eventFacts.ts";

/** Brings a family what the event's author or staff have to say to all who come. */
export function eventMessage(
  message: AboutRegistrations & { text: string; replyTo: string },
): Mail {
  const { to, firstName, event, link, cancelLink, text, replyTo } = message;
  const mail = letter({
    kind: "eventMessage",
    to,
    firstName,
    subject: `About ${event.title}`,
    paragraphs: text.split(/\s*\n\s*/),
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    afterwards: [howToCancel(cancelLink)],
  });
  return { ...mail, replyTo };
}
