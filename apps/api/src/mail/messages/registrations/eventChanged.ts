import { letter } from "../../letter.ts";
import type { Mail } from "../../outbox.ts";
import { type AboutRegistrations, factsOf, howToCancel } from "./about.ts";

/** Tells a family that an event is at another time or place. */
export function eventChanged(message: AboutRegistrations & { calendar: string }): Mail {
  const { to, firstName, event, link, cancelLink, calendar } = message;
  const mail = letter({
    kind: "eventChanged",
    to,
    firstName,
    subject: `Changed: ${event.title}`,
    paragraphs: ["The time or the place of this event has changed. You are still signed up."],
    facts: factsOf(message),
    action: { label: "See the event", link },
    afterwards: [howToCancel(cancelLink)],
  });
  return { ...mail, calendar };
}
