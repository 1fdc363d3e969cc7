import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatNames,
  offerToGiveUp,
} from "../eventFacts.ts";

/** Tells a family that its offer has expired. */
export function offerEnded(message: AboutRegistrations) {
  const { event, names, link } = message;
  return composeMail(message, {
    kind: "offerEnded",
    subject: `Your offer has ended: ${event.title}`,
    paragraphs: [
      `We kept a seat for ${formatNames(names)} as long as we could. It is free for others now. While registration is open you can sign up again on the event’s page.`,
    ],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
  });
}
