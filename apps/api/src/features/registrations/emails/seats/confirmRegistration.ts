import { CONFIRMATION_LINK_DAYS, organization } from "@headwaters/contracts";
import { composeMail } from "../../../../platform/mail/compose/compose.ts";
import {
  type AboutRegistrations,
  formatEventFacts,
  formatPlaces,
  formatSeats,
  isOrAre,
  offerToGiveUp,
} from "../eventFacts.ts";

/**
 * Asks an unconfirmed address for confirmation after a registration.
 * @param message with a calendar file if somebody has a seat
 */
export function confirmRegistration(
  message: Omit<AboutRegistrations, "link"> & {
    seated: readonly string[];
    waiting: readonly string[];
    /** People ahead of them on the waitlist. */
    ahead: number;
    calendar: string | null;
    /** The confirmation link. */
    link: string;
    expiresAt: Date;
  },
) {
  const { event, seated, waiting, ahead, link, calendar, expiresAt } = message;
  const places = [
    ...(seated.length > 0 ? [formatSeats(seated)] : []),
    ...(waiting.length > 0
      ? [`${formatPlaces(waiting, ahead)} ${isOrAre(waiting)} on the waitlist.`]
      : []),
  ];
  return composeMail(message, {
    kind: "confirmRegistration",
    expiresAt,
    subject: `Please confirm your email address: ${event.title}`,
    paragraphs: [
      `Someone, probably you, signed up for this event with this email address. ${places.join(" ")}`,
      "Please confirm that the address is yours. Until then we write nothing else to it, not even if the event is moved or cancelled.",
    ],
    facts: formatEventFacts(message),
    action: { label: "Confirm this address", link },
    afterwards: [
      `The link works for ${CONFIRMATION_LINK_DAYS} days.`,
      `If it was not you, you don’t have to do anything. Questions? ${organization.email}`,
    ],
    alternative: offerToGiveUp(message),
    calendar,
  });
}
