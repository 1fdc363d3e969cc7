/** "confirmed" and "offered" have a seat, "waiting" is on the waitlist; the others are over. */
export const registrationStatuses = [
  "confirmed",
  "waiting",
  "offered",
  "expired",
  "withdrawn",
  "cancelled",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Statuses of registrations that have, or wait for, a seat. */
export const activeStatuses = ["confirmed", "offered", "waiting"] satisfies RegistrationStatus[];
export type ActiveStatus = (typeof activeStatuses)[number];

export const isActiveStatus = (status: string): status is ActiveStatus =>
  activeStatuses.some((active) => active === status);

export const registrationStatusNames: Record<RegistrationStatus, string> = {
  confirmed: "Confirmed",
  waiting: "On the waitlist",
  offered: "Seat offered",
  expired: "Offer ended",
  withdrawn: "Left the waitlist",
  cancelled: "No longer has a seat",
};

/** An event with this many seats or fewer has few left. */
export const FEW_SEATS = 5;

/** Hours for which an offer from the waitlist holds its seat. */
export const OFFER_HOURS = 24;

/** Seconds for which a family can take back what it gave up; until then its seat stays taken. */
export const UNDO_SECONDS = 60;
export const UNDO_TIME = UNDO_SECONDS === 60 ? "a minute" : `${UNDO_SECONDS} seconds`;

/** Most people in one registration, children or adults. */
export const PARTY_MAX = 10;

export const CHILDREN_PER_ACCOUNT_MAX = 10;

/** Most people of an account at one event: all children and the adult. */
export const PEOPLE_PER_EVENT_MAX = CHILDREN_PER_ACCOUNT_MAX + 1;

/** Longer notes on allergies and needs are rejected, in UTF-16 units. */
export const NEEDS_MAX = 500;

/** Younger participants need a guardian's name and phone, years. */
export const ADULT_AGE = 18;

/**
 * Version of the terms to which families agree (`registrationTerms` of the web app): change both
 * together.
 */
export const REGISTRATION_TERMS_VERSION = "2026-11";

/** Longest message to attendees, in UTF-16 units. */
export const EVENT_MESSAGE_MAX = 5_000;

/** "seated" have a seat, "waiting" are on the waitlist or are offered a seat, "family" is one party. */
export const messageAudiences = ["seated", "waiting", "family"] as const;
export type MessageAudience = (typeof messageAudiences)[number];

export const attendances = ["arrived", "no-show"] as const;
export type Attendance = (typeof attendances)[number];

export const attendanceNames: Record<Attendance, string> = {
  arrived: "Arrived",
  "no-show": "No-show",
};

/** What a check-in notes of a person. */
export const checkInFields = ["attendance", "pickedUpBy"] as const;
export type CheckInField = (typeof checkInFields)[number];

export const PICKED_UP_BY_MAX = 100;

/** Most guardians of a child, invited ones included. */
export const GUARDIANS_MAX = 6;

/** Days for which an invitation to become a guardian can be accepted. */
export const GUARDIAN_INVITATION_DAYS = 14;

/** Most people beside the guardians who may pick a child up. */
export const PICK_UP_PEOPLE_MAX = 6;

/** The youngest age, in years, from which a guardian can let a child go home alone. */
export const HOME_ALONE_AGE_MIN = 6;

/** What the roster notes as `pickedUpBy` of a child who went home alone. */
export const WENT_HOME_ALONE = "Went home alone";

/** The longest reason for which staff exclude a guardian, in UTF-16 units. */
export const EXCLUSION_REASON_MAX = 1_000;

/** Text of an event's page in state "notOpen". */
export const REGISTRATION_NOT_OPEN = "Registration is not open yet";
export const REGISTRATION_OPENS_NEXT =
  "Our staff look at each new event first. Registration opens here when they have approved it.";

/** Most leaders of an event beside its author. */
export const EVENT_LEADERS_MAX = 20;

/** The longest note on a cancelled event, in UTF-16 units. */
export const CANCEL_NOTE_MAX = 2_000;

/** Its actions in the audit log. */
export const registrationActions = [
  "registrations.viewed",
  "registrations.factsViewed",
  "registrations.exported",
  "registrations.added",
  "registrations.removed",
  "registrations.checkedIn",
  "registrations.medicalClearanceNoted",
  "registrations.medicalClearanceRemoved",
  "registrations.consentTextChanged",
  "registrations.messaged",
  "registrations.waitlistMessaged",
  "registrations.familyMessaged",
  "registrations.eventCancelled",
  "registrations.eventHidden",
  "registrations.agesChanged",
  "registrations.adultsChanged",
  "registrations.leaderNamed",
  "registrations.leaderRemoved",
  "registrations.guardiansViewed",
  "registrations.guardianExcluded",
  "registrations.guardianReadmitted",
  "registrations.approved",
  "registrations.approvalWithdrawn",
  "registrations.approvalLost",
  "registrations.noteApproved",
  "registrations.noteDiscarded",
] as const;
