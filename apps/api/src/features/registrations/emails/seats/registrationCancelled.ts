import { organization } from "@headwaters/contracts";
import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatNames,
  isOrAre,
  offerToGiveUp,
} from "../eventFacts.ts";

/** Confirms a cancellation, by the family or by an organizer. */
export function registrationCancelled(message: AboutRegistrations & { byOrganizer: boolean }) {
  const { event, names, link, byOrganizer, isAnyoneActive } = message;
  const thanks = byOrganizer
    ? `If you do not know why, please write to ${organization.email} or call ${organization.phone}.`
    : "Thank you for telling us: the place can go to another child.";
  return composeMail(message, {
    kind: "registrationCancelled",
    subject: `No longer signed up: ${event.title}`,
    paragraphs: [`${formatNames(names)} ${isOrAre(names)} no longer signed up. ${thanks}`],
    facts: formatEventFacts(message),
    action: { label: "See the event", link },
    ...(isAnyoneActive && { alternative: offerToGiveUp(message) }),
  });
}
