import { adultRatio, eventAdults } from "../clearances/schema.ts";
import { ageGroups } from "../content/education/rules.ts";
import { eventStates } from "../content/events/rules.ts";
import { mailStatuses } from "../mailStatuses.ts";
import {
  byId,
  emailAddress,
  id,
  idempotencyKey,
  optionalLine,
  optionalText,
  requiredChoice,
  requiredText,
  shownEmail,
} from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { CHECK_IN_MAX_AGE_MS, CHECK_IN_SEEN_MAX } from "./checkIns.ts";
import { consentText, rosterConsent } from "./consentsSchema.ts";
import { facts } from "./factsSchema.ts";
import {
  attendances,
  CANCEL_NOTE_MAX,
  checkInFields,
  EVENT_MESSAGE_MAX,
  messageAudiences,
  NEEDS_MAX,
  PARTY_MAX,
  PICKED_UP_BY_MAX,
  registrationStatuses,
} from "./rules.ts";
import { birthYear, contactSchema, eventFacts, firstName } from "./schema.ts";

/** Settings of an event beyond its fields. */
export const eventSettings = byId.extend({
  ageGroup: requiredChoice("Age group", ageGroups).nullable(),
});
export type EventSettings = z.infer<typeof eventSettings>;

/** How many cleared adults an event needs; null: as many as the site says. */
export const eventAdultRatio = byId.extend({ ratio: adultRatio.nullable() });
export type EventAdultRatio = z.infer<typeof eventAdultRatio>;

const checkInNote = z.object({
  /** Null: undone. */
  value: z.string().nullable(),
  /** First name of the account that made it; null if deleted. */
  by: z.string().nullable(),
  at: z.date(),
});

/** Two check-ins of one person that disagree: the newer was made without having seen the older. */
const checkInConflict = z.object({
  field: z.enum(checkInFields),
  older: checkInNote,
  /** The one that counts. */
  newer: checkInNote,
});
export type CheckInConflict = z.infer<typeof checkInConflict>;

/** A person's state of arrival and pick-up. */
export const checkInState = z.object({
  attendance: z.enum(attendances).nullable(),
  pickedUpBy: z.string().nullable(),
  /** The leader who noted the pick-up, and when; null without one. */
  pickedUp: z.object({ by: z.string().nullable(), at: z.date() }).nullable(),
  /** Empty as soon as somebody notes the field again, having seen both. */
  conflicts: z.array(checkInConflict),
});
export type CheckInState = z.infer<typeof checkInState>;

/** The response to a check-in: what counts now, and the ids of what was noted, by field. */
export const notedCheckIn = checkInState.extend({
  ids: z.object({ attendance: z.string().optional(), pickedUpBy: z.string().optional() }),
});
export type NotedCheckIn = z.infer<typeof notedCheckIn>;

/** A row of the roster. */
export const rosterEntry = z.object({
  id: z.string(),
  firstName: z.string(),
  /** Null: an adult. */
  birthYear: z.number().nullable(),
  status: z.enum(registrationStatuses),
  /** Position on the waitlist, counted in people; null if not waiting. */
  place: z.number().nullable(),
  offeredUntil: z.date().nullable(),
  /** Follows from `consents`. */
  photoConsent: z.boolean(),
  /** Those that cover the event and are not withdrawn. Medical clearance only if `factsShown`. */
  consents: z.array(rosterConsent),
  /** Staff have admitted them outside the age group. */
  isAnyAge: z.boolean(),
  needs: z.string().nullable(),
  /** What the family said of the child when it registered; null if nothing, or unless `factsShown`. */
  facts: facts.nullable(),
  /** Who may take the person home. */
  pickUp: z.object({
    /** Guardians, whose relation is null, and the people whom they name. */
    people: z.array(
      z.object({ name: z.string(), phone: z.string().nullable(), relation: z.string().nullable() }),
    ),
    /** Guardians who must neither be told of the child nor pick it up, by the word of staff. */
    excluded: z.array(z.string()),
    /** The age from which a guardian lets the child go home alone; null: never. */
    aloneFromAge: z.int().nullable(),
  }),
  /** It is a child with a profile, which has guardians. */
  hasGuardians: z.boolean(),
  ...checkInState.shape,
  createdAt: z.date(),
  /** The same for all people of one party. */
  partyId: z.string(),
  together: z.boolean(),
  /** The account's name; null for a registration by hand. */
  accountName: z.string().nullable(),
  email: shownEmail.nullable(),
  /** That address is unconfirmed: it gets no mail about the event. */
  isEmailUnconfirmed: z.boolean(),
  /** The terms that the family agreed to, and when; null for people who were added by hand. */
  termsVersion: z.string().nullable(),
  termsAgreedAt: z.date().nullable(),
  guardianName: z.string().nullable(),
  guardianPhone: z.string().nullable(),
  emergencyName: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  /** First name of the person who added them by hand. */
  addedBy: z.string().nullable(),
  /** Set if the event's cancellation ended the registration. */
  cancellation: z
    .object({
      /** State of the mail about it; null: the person gets none. */
      mailStatus: z.enum(mailStatuses).nullable(),
      /** Time of that state. */
      mailAt: z.date().nullable(),
    })
    .nullable(),
});
export type RosterEntry = z.infer<typeof rosterEntry>;

/** An event as its leaders see it. */
const managedEvent = z.object({
  ...eventFacts,
  maxParticipants: z.number().nullable(),
  currentParticipants: z.number(),
  ageGroup: z.string().nullable(),
  /** Its own ratio of adults to children; null: that of the site. */
  adultsPerGroup: z.int().nullable(),
  childrenPerGroup: z.int().nullable(),
  cancelledAt: z.date().nullable(),
  /** The caller may change its text. */
  canEdit: z.boolean(),
  /** Staff approved it for registration, which the event of a leader or of staff does not need. */
  isApproved: z.boolean(),
  /** The cancellation note under review. */
  pendingCancelledNote: z.string().nullable(),
  state: z.enum(eventStates),
});

export const roster = z.object({
  event: managedEvent,
  /**
   * Confirmed people, then offers, then the waitlist; for a cancelled event, the people whose
   * registrations it ended. Staff also see other ended registrations, last.
   */
  entries: z.array(rosterEntry),
  /** Null: staff need no clearance, or the event is cancelled. */
  adults: eventAdults.nullable(),
  /** The texts of the consents of its people. */
  consentTexts: z.array(consentText),
  /** The caller sees the facts of children: staff always, leaders within the period. */
  factsShown: z.boolean(),
  factsPeriod: z.object({ begins: z.date(), ends: z.date() }),
  /** The server's clock: a device whose clock differs says so. */
  now: z.date(),
  /** True if anyone has ever registered, even if nobody is left. */
  hadFamilies: z.boolean(),
});
export type Roster = z.infer<typeof roster>;

/** Counts of an event, without names. */
export const registrationNumbers = z.object({
  event: managedEvent,
  confirmed: z.int(),
  offered: z.int(),
  waiting: z.int(),
  /** Families with a confirmed address, who get mails about a new time or place. */
  reachedFamilies: z.int(),
  /** The caller may read the roster, which is FORBIDDEN otherwise. */
  seesPeople: z.boolean(),
  /**
   * The caller leads it, but staff took it down: until staff publish it again, only staff see its
   * people.
   */
  isTakenDown: z.boolean(),
});
export type RegistrationNumbers = z.infer<typeof registrationNumbers>;

/** A leader of an event. */
export const eventLeader = z.object({
  userId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: shownEmail,
  /** The event's author, who cannot be removed. */
  isAuthor: z.boolean(),
  /** Null for the author. */
  namedAt: z.date().nullable(),
  /** In every needed kind, on the day of the event; null: staff need no clearance. */
  isCleared: z.boolean().nullable(),
});
export type EventLeader = z.infer<typeof eventLeader>;

/** The account that is to lead an event. */
export const namedLeader = byId.extend({
  email: emailAddress(),
});
export type NamedLeader = z.infer<typeof namedLeader>;

export const removedLeader = byId.extend({
  userId: id,
});
export type RemovedLeader = z.infer<typeof removedLeader>;

/** An event that the caller leads. */
export const ledEvent = z.object({
  ...eventFacts,
  isCancelled: z.boolean(),
  /** People with a seat. */
  confirmed: z.int(),
});
export type LedEvent = z.infer<typeof ledEvent>;

const NO_AGE = "Say how long ago the check-in was made, in milliseconds: 30 days at most";
const NO_SEEN = `Say what was seen before: 1 to ${CHECK_IN_SEEN_MAX} values`;

/** When a check-in was made on a device, and upon what. */
const made = z
  .object({
    /** Its age by the device's clock, which may differ from the server's. */
    ageMs: z.int({ error: NO_AGE }).min(0, NO_AGE).max(CHECK_IN_MAX_AGE_MS, NO_AGE),
    /** The values that the device had shown since it last heard of the server's. */
    seen: z
      .array(optionalLine("What was seen", PICKED_UP_BY_MAX), { error: NO_SEEN })
      .min(1, NO_SEEN)
      .max(CHECK_IN_SEEN_MAX, NO_SEEN),
    /** The id of the device's check-in before this one: whatever their ages say, this one is later. */
    after: id.optional(),
  })
  .optional();

/** Arrival and pick-up. */
export const checkIn = byId.extend({
  registrationId: id,
  /** Absent: unchanged. */
  attendance: z
    .enum(attendances, { error: "Attendance must be arrived or no-show" })
    .nullable()
    .optional(),
  /** Absent: unchanged; null or empty: nobody yet. */
  pickedUpBy: optionalLine("Picked up by", PICKED_UP_BY_MAX).optional(),
  /** Per field; absent: made now, by somebody who has seen the present state. */
  made: z.object({ attendance: made, pickedUpBy: made }).optional(),
});
export type CheckIn = z.infer<typeof checkIn>;

/** People whom a leader or staff register by hand. */
export const addedRegistrations = byId.extend({
  participants: z
    .array(
      z.object({
        firstName,
        /** Null: an adult. */
        birthYear: birthYear.nullable(),
        needs: optionalText("Note on allergies or needs", NEEDS_MAX),
      }),
      { error: "Say who is coming" },
    )
    .min(1, "Say who is coming")
    .max(PARTY_MAX, `At most ${PARTY_MAX} people can be signed up at once`),
  guardian: contactSchema("Guardian").nullish(),
  emergency: contactSchema("Emergency contact").nullish(),
  /** The address for their mails; without one they get none. */
  email: emailAddress().nullish(),
  /** Staff only: ignores the age group. */
  anyAge: z.boolean().default(false),
  idempotencyKey,
});
export type AddedRegistrations = z.infer<typeof addedRegistrations>;

/** A message to people of an event. */
export const eventMessage = byId
  .extend({
    text: requiredText("Message", EVENT_MESSAGE_MAX),
    audience: z
      .enum(messageAudiences, { error: "Choose whom the message is for" })
      .default("seated"),
    /** The party of the audience "family". */
    partyId: id.nullish(),
    idempotencyKey,
  })
  .refine(({ audience, partyId }) => audience !== "family" || partyId, {
    error: "Choose a family",
    path: ["partyId"],
  });
export type EventMessage = z.infer<typeof eventMessage>;

export const cancelledEvent = byId.extend({
  /** Sent to everyone who is registered. */
  note: optionalText("Note", CANCEL_NOTE_MAX),
});
export type CancelledEvent = z.infer<typeof cancelledEvent>;
