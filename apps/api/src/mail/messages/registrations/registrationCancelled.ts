import { letter } from "../../letter.ts";
import type { Mail } from "../../outbox.ts";
import { type AboutRegistrations, factsOf, inWords } from "./about.ts";

/** Confirms that a family has cancelled. */
export function registrationCancelled(message: AboutRegistrations): Mail {
  const { to, firstName, event, names, link } = message;
  return letter({
    kind: "registrationCancelled",
    to,
    firstName,
    subject: `Cancelled: ${event.title}`,
    paragraphs: [
      `${inWords(names)} ${names.length === 1 ? "is" : "are"} no longer signed up. Thank you for telling us: the seat can go to another child.`,
    ],
    facts: factsOf(message),
    action: { label: "See the event", link },
  });
}
