import { letter } from "../../letter.ts";
import type { Mail } from "../../outbox.ts";
import { type AboutRegistrations, factsOf, inWords } from "./about.ts";

/** Says that an offer was not taken in time. */
export function offerEnded(message: AboutRegistrations): Mail {
  const { to, firstName, event, names, link } = message;
  return letter({
    kind: "offerEnded",
    to,
    firstName,
    subject: `The seat was given on: ${event.title}`,
    paragraphs: [
      `We kept a seat for ${inWords(names)} as long as we could, and have now offered it to the next family. You can sign up again at any time.`,
    ],
    facts: factsOf(message),
    action: { label: "See the event", link },
  });
}
