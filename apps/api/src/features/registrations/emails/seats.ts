import { CONFIRMATION_LINK_DAYS, organization } from "@headwaters/contracts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";
import {
  type AboutRegistrations,
  composeEventMail,
  formatEventFacts,
  formatNames,
  formatTimeAndPlace,
  isOrAre,
  type KnownBefore,
} from "./eventFacts.ts";

/** "Mia (place 3) and Leo (place 4)" */
const formatPlaces = (names: readonly string[], places: readonly number[]) =>
  formatNames(names.map((name, index) => `${name} (place ${places[index]})`));

/** "There is a seat for Mia.", "There are seats for Mia and Leo." */
const formatSeats = (names: readonly string[]) =>
  `There ${names.length === 1 ? "is a seat" : "are seats"} for ${formatNames(names)}.`;

/**
 * Asks an unconfirmed address for confirmation after a registration.
 * @param message with a calendar file if anyone has a seat
 */
export function confirmRegistration(
  message: AboutRegistrations & {
    seated: readonly string[];
    waiting: readonly string[];
    /** Number of people ahead of them on the waitlist. */
    ahead: number;
    calendar: string | null;
    /** The confirmation link. */
    link: string;
    expiresAt: Date;
  },
) {
  const { event, seated, waiting, ahead, link, calendar, expiresAt } = message;
  // People who registered together have consecutive places.
  const following = waiting.map((_, index) => ahead + index + 1);
  const places = [
    ...(seated.length > 0 ? [formatSeats(seated)] : []),
    ...(waiting.length > 0
      ? [`${formatPlaces(waiting, following)} ${isOrAre(waiting)} on the waitlist.`]
      : []),
  ];
  return composeEventMail(message, {
    kind: "confirmRegistration",
    expiresAt,
    subject: `Please confirm your email address: ${event.title}`,
    preview: "Until you do, we cannot tell you if the event is moved or cancelled.",
    paragraphs: [
      `Someone, probably you, signed up for this event with this email address. ${places.join(" ")}`,
      "Please confirm that the address is yours. Until then we write nothing else to it, not even if the event is moved or cancelled.",
    ],
    action: { label: "Confirm this address", link },
    afterwards: [
      `The link works for ${CONFIRMATION_LINK_DAYS} days.`,
      `If it was not you, you don’t have to do anything. Questions? ${organization.email}`,
    ],
    calendar,
  });
}

/** Confirms seats, with a calendar file. */
export function registrationConfirmed(message: AboutRegistrations & { calendar: string }) {
  const { event, names, calendar } = message;
  return composeEventMail(message, {
    kind: "registrationConfirmed",
    subject: `You’re in: ${event.title}`,
    preview: `See you on ${formatTimeAndPlace(event)}.`,
    paragraphs: [`${formatSeats(names)} We look forward to seeing you.`],
    calendar,
  });
}

/** Confirms places on the waitlist. */
export function registrationWaiting(
  message: AboutRegistrations & { places: readonly number[]; together: boolean; hours: number },
) {
  const { event, names, places, together, hours } = message;
  const all =
    together && names.length > 1 ? " As you asked, you will be offered seats together." : "";
  return composeEventMail(message, {
    kind: "registrationWaiting",
    subject: `On the waitlist: ${event.title}`,
    preview: `When a seat becomes free, we write to you at once and keep it for up to ${hours} hours.`,
    paragraphs: [
      `There is no free seat now. ${formatPlaces(names, places)} ${isOrAre(names)} on the waitlist.${all}`,
      `When a seat becomes free, we write to you at once and keep it for up to ${hours} hours.`,
    ],
  });
}

/** "Leo still comes. Ana is still on the waitlist." */
function formatRemaining(others: AboutRegistrations["others"]): string {
  const groups = Map.groupBy(others, ({ status }) => status);
  const getNames = (status: "confirmed" | "offered" | "waiting") =>
    (groups.get(status) ?? []).map(({ name }) => name);
  const seated = getNames("confirmed");
  const offered = getNames("offered");
  const waiting = getNames("waiting");
  const sentences = [
    seated.length > 0 && `${formatNames(seated)} still ${seated.length === 1 ? "comes" : "come"}.`,
    offered.length > 0 && `A seat is still kept for ${formatNames(offered)}.`,
    waiting.length > 0 && `${formatNames(waiting)} ${isOrAre(waiting)} still on the waitlist.`,
  ].filter(Boolean);
  return sentences.join(" ") || "Nobody else of your family is signed up for this event.";
}

/**
 * Confirms a cancellation, by the family or by an organizer, and says who still comes.
 * @param message with `haveOnlyWaited` if the people left the waitlist and had no seat
 */
export function registrationCancelled(
  message: AboutRegistrations & { haveOnlyWaited: boolean; byOrganizer: boolean },
) {
  const { event, names, others, haveOnlyWaited, byOrganizer } = message;
  const state = haveOnlyWaited ? "on the waitlist" : "signed up";
  const next = haveOnlyWaited ? "the next family moves up" : "the place can go to another child";
  const thanks = byOrganizer
    ? `If you do not know why, please write to ${organization.email} or call ${organization.phone}.`
    : `Thank you for telling us: ${next}.`;
  return composeEventMail(message, {
    kind: "registrationCancelled",
    subject: `No longer ${state}: ${event.title}`,
    preview: thanks,
    paragraphs: [
      `${formatNames(names)} ${isOrAre(names)} no longer ${state}. ${thanks}`,
      formatRemaining(others),
    ],
  });
}

const statusWords = { confirmed: "has a seat", offered: "offered", waiting: "on the waitlist" };

/** "Leo (offered now)", "Mia (has a seat)" for a whole family; only the names if there are no others. */
function formatFamily({ names, others }: AboutRegistrations, status: string): readonly string[] {
  if (others.length === 0) return names;
  return [
    ...names.map((name) => `${name} (${status})`),
    ...others.map((other) => `${other.name} (${statusWords[other.status]})`),
  ];
}

/**
 * Offers seats to people on the waitlist, and lists the rest of the family.
 * @param message with the facts `before` if the event has just changed, and then a calendar file if
 * others of the family have seats
 */
export function seatOffered(
  message: AboutRegistrations & {
    until: Date;
    before?: KnownBefore | undefined;
    calendar?: string | undefined;
  },
) {
  const { event, names, link, until, before, calendar } = message;
  const [are, go] = names.length === 1 ? ["It is", "it goes"] : ["They are", "they go"];
  return composeEventMail(message, {
    kind: "seatOffered",
    subject: `A seat is free: ${event.title}`,
    preview: `${are} kept for you until ${momentInWords(until)}.`,
    paragraphs: [
      `${formatSeats(names)} ${are} kept for you until ${momentInWords(until)}. After that ${go} to the next family.`,
      ...(before ? ["The time or the place of this event has changed, too."] : []),
    ],
    facts: formatEventFacts({ event, names: formatFamily(message, "offered now") }, before),
    action: { label: names.length === 1 ? "Take the seat" : `Take ${names.length} seats`, link },
    expiresAt: until,
    calendar,
  });
}

/** Notifies a family that its offer has expired. */
export function offerEnded(message: AboutRegistrations) {
  const { event, names } = message;
  return composeEventMail(message, {
    kind: "offerEnded",
    subject: `Your offer has ended: ${event.title}`,
    preview: "While registration is open you can sign up again on the event’s page.",
    paragraphs: [
      `We kept a seat for ${formatNames(names)} as long as we could. It is free for others now. While registration is open you can sign up again on the event’s page.`,
    ],
  });
}
