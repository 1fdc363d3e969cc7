import { letter } from "../../letter.ts";
import type { Mail } from "../../outbox.ts";
import { type AboutRegistrations, factsOf, howToCancel, inWords } from "./about.ts";

/** Reminds a family of an event. */
export function eventReminder(message: AboutRegistrations & { when: "week" | "day" }): Mail {
  const { to, firstName, event, names, link, cancelLink, when } = message;
  const soon = when === "week" ? "In a week" : "Tomorrow";
  return letter({
    kind: "eventReminder",
    to,
    firstName,
    subject: `${soon}: ${event.title}`,
    paragraphs: [
      `${inWords(names)} ${names.length === 1 ? "is" : "are"} signed up for this event.`,
    ],
    facts: factsOf(message),
    action: { label: "See the event", link },
    afterwards: [howToCancel(cancelLink)],
  });
}
