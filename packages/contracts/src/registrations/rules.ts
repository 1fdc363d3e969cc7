/** Where the link in a mail leads that cancels a registration. */
export const CANCEL_REGISTRATION_PATH = "/registrations/cancel";

/** "confirmed" and "offered" have a seat, "waiting" is on the waitlist; the others are over. */
export const registrationStatuses = [
  "confirmed",
  "waiting",
  "offered",
  "expired",
  "left",
  "cancelled",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** How an event stands for those who want to come. */
export const eventStates = ["open", "few", "full", "closed", "past", "cancelled"] as const;
export type EventState = (typeof eventStates)[number];

/** From so many seats down an event has few left. */
export const FEW_SEATS = 5;

/** Hours for which an offer from the waitlist holds its seat. */
export const OFFER_HOURS = 24;

/** Most people whom one account signs up at once, and has as children. */
export const PARTY_MAX = 10;

/** Longer notes on allergies and needs are refused, in UTF-16 units. */
export const NEEDS_MAX = 500;

/** Younger participants need a guardian's name and phone, years. */
export const ADULT_AGE = 18;

/** Of the terms to which families agree (`registrationTerms` of the web app): change both together. */
export const REGISTRATION_TERMS_VERSION = "2026-11";

/** Longer messages to all who come are refused, in UTF-16 units. */
export const EVENT_MESSAGE_MAX = 5_000;

export const attendances = ["arrived", "no-show"] as const;
export type Attendance = (typeof attendances)[number];
