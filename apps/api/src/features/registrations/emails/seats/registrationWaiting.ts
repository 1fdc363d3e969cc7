import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatPlaces,
  isOrAre,
  offerToGiveUp,
} from "../eventFacts.ts";

/** Confirms places on the waitlist. */
export function registrationWaiting(
  message: AboutRegistrations & { ahead: number; together: boolean; hours: number },
) {
  const { event, names, link, ahead, together, hours } = message;
  const all =
    together && names.length > 1 ? " As you asked, you will be offered seats together." : "";
  return composeMail(message, {
    kind: "registrationWaiting",
    subject: `On the waitlist: ${event.title}`,
    paragraphs: [
      `There is no free seat now. ${formatPlaces(names, ahead)} ${isOrAre(names)} on the waitlist.${all}`,
      `When a seat becomes free, we write to you at once and keep it for up to ${hours} hours.`,
    ],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    alternative: offerToGiveUp(message),
  });
}
