import { ageGroups } from "../content/education/rules.ts";
import { eventStates } from "../content/events/rules.ts";
import { change } from "../content/schema.ts";
import {
  byId,
  emailAddress,
  id,
  idempotencyKey,
  optionalText,
  requiredChoice,
  requiredLine,
  requiredText,
} from "../validation/fields.ts";
import { listPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { isName, NAME_MAX } from "../validation/names.ts";
import {
  attendances,
  CANCEL_NOTE_MAX,
  EVENT_MESSAGE_MAX,
  NEEDS_MAX,
  PARTY_MAX,
  REGISTRATION_TERMS_VERSION,
  registrationStatuses,
} from "./rules.ts";

// The `id` of an input is the event's, unless a schema says otherwise.

const EARLIEST_BIRTH = 1900;

const NO_YEAR = "Birth year must be a year such as 2015";
/** The year in which a child was born; the day is not needed. */
const birthYear = z
  .int({ error: ({ input }) => (input == null ? "Birth year is required" : NO_YEAR) })
  .min(EARLIEST_BIRTH, NO_YEAR)
  .refine((year) => year <= new Date().getFullYear(), "Birth year must not be in the future");

/** Mails and lists show it to others, so it must look like a name. */
const firstName = requiredLine("First name", NAME_MAX).refine(
  // Missing and too long values have their own messages.
  (name) => name.length === 0 || name.length > NAME_MAX || isName(name),
  "First name can only have letters, spaces, hyphens and apostrophes",
);

/** A child of the account. */
export const newChild = z.object({ firstName, birthYear });
export type NewChild = z.infer<typeof newChild>;

/** As stored: older names may break today's rules. */
export const child = z.object({ id: z.string(), firstName: z.string(), birthYear: z.number() });
export type Child = z.infer<typeof child>;
export const changedChild = newChild.extend({ id });
export type ChangedChild = z.infer<typeof changedChild>;

const PHONE = /^\+?[\d\s().\-/]{7,30}$/;
const isPhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, "").length >= 7;

const contactSchema = (who: string) =>
  z.object({
    name: requiredLine(`${who} name`, 100),
    phone: requiredLine(`${who} phone`, 30).refine(isPhone, `${who} phone is not a phone number`),
  });

/** A contact for a family's children. */
export const contacts = z.object({
  guardian: contactSchema("Guardian").nullable(),
  emergency: contactSchema("Emergency contact").nullable(),
});
export type Contacts = z.infer<typeof contacts>;

/** A participant: the account's owner, one of its children, or a new child. */
const person = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("self") }),
    z.object({ kind: z.literal("child"), childId: id }),
    newChild.extend({ kind: z.literal("newChild") }),
  ],
  { error: "Each participant must be yourself, one of your children or a new child" },
);

const participant = z.intersection(
  person,
  z.object({
    /** Never a condition of registration. */
    photoConsent: z.boolean().default(false),
    /** Allergies and needs, for leaders and staff of this event only. */
    needs: optionalText("Note on allergies or needs", NEEDS_MAX),
  }),
);
export type NewParticipant = z.infer<typeof participant>;

export const newRegistrations = byId.extend({
  participants: z
    .array(participant, { error: "Choose who is coming" })
    .min(1, "Choose who is coming")
    .max(PARTY_MAX, `At most ${PARTY_MAX} people can be signed up at once`),
  /** All wait until there are seats for all. */
  together: z.boolean().default(false),
  /** Required for minors, like the emergency contact. */
  guardian: contactSchema("Guardian").nullish(),
  emergency: contactSchema("Emergency contact").nullish(),
  /** The version of the terms that were agreed to. */
  terms: z.literal(REGISTRATION_TERMS_VERSION, {
    error: (issue) =>
      issue.input
        ? "The terms have changed. Please read them again"
        : "Please agree to the terms of the event",
  }),
  idempotencyKey,
});
/** The terms in force, and the maximum of people in one call. */
export const registrationTerms = z.object({
  version: z.literal(REGISTRATION_TERMS_VERSION),
  maxPeople: z.int(),
});

/** The input before validation. */
export type NewRegistrationsInput = z.input<typeof newRegistrations>;
export type NewRegistrations = z.infer<typeof newRegistrations>;

/** A registration as its family sees it. */
export const attendee = z.object({
  id: z.string(),
  eventId: z.string(),
  /** Null: the account's owner. */
  childId: z.string().nullable(),
  isSelf: z.boolean(),
  firstName: z.string(),
  status: z.enum(registrationStatuses),
  /** Until when an offered seat is held; null without an offer. */
  offeredUntil: z.date().nullable(),
  /** People ahead on the waitlist; null if not waiting. */
  ahead: z.number().nullable(),
  together: z.boolean(),
  photoConsent: z.boolean(),
  createdAt: z.date(),
});
export type Attendee = z.infer<typeof attendee>;

const registrationIds = z
  .array(id, { error: "Choose who is meant" })
  .min(1, "Choose who is meant")
  .max(100, "Choose at most 100 people");

/** Some of the caller's registrations for an event. */
export const chosenRegistrations = byId.extend({
  registrationIds,
});
export type ChosenRegistrations = z.infer<typeof chosenRegistrations>;

/** The registrations that a mail's link can cancel. */
export const registrationsByToken = z.object({
  title: z.string(),
  eventDate: z.date(),
  /** People with a seat, an offer or a waitlist entry. */
  people: z.array(
    z.object({ id: z.string(), name: z.string(), status: z.enum(registrationStatuses) }),
  ),
});
export type RegistrationsByToken = z.infer<typeof registrationsByToken>;

export const cancelToken = z.object({
  token: z.string("This link is not complete").regex(/^[\w-]{16,64}$/, "This link is not complete"),
});

/** Without ids, all registrations of the link are cancelled. */
export const cancelByToken = cancelToken.extend({ registrationIds: registrationIds.optional() });
export type CancelByToken = z.infer<typeof cancelByToken>;

/** Event data that every list shows. */
const eventFacts = {
  id: z.string(),
  title: z.string(),
  location: z.string(),
  eventDate: z.date(),
};

/** The caller's registrations with their events. */
export const registeredEvent = z.object({
  event: z.object({
    ...eventFacts,
    isCancelled: z.boolean(),
    isPast: z.boolean(),
  }),
  registrations: z.array(attendee),
});
export type RegisteredEvent = z.infer<typeof registeredEvent>;

/** Settings of an event beyond its fields. */
export const eventSettings = byId.extend({
  ageGroup: requiredChoice("Age group", ageGroups).nullable(),
});
export type EventSettings = z.infer<typeof eventSettings>;

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
  photoConsent: z.boolean(),
  /** Staff have admitted them outside the age group. */
  isAnyAge: z.boolean(),
  needs: z.string().nullable(),
  attendance: z.enum(attendances).nullable(),
  pickedUpBy: z.string().nullable(),
  createdAt: z.date(),
  /** The same for all people of one party. */
  partyId: z.string(),
  together: z.boolean(),
  /** The account's name; null for a registration by hand. */
  accountName: z.string().nullable(),
  email: z.string().nullable(),
  /** That address is unconfirmed: it gets no mail about the event. */
  isEmailUnconfirmed: z.boolean(),
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
      mailStatus: z.enum(["pending", "sent", "failed"]).nullable(),
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
  email: z.string(),
  /** The event's author, who cannot be removed. */
  isAuthor: z.boolean(),
  /** Null for the author. */
  namedAt: z.date().nullable(),
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

/** A coming published event, for staff. */
export const nextEvent = z.object({
  ...eventFacts,
  isCancelled: z.boolean(),
  /** People with a seat or an offer. */
  taken: z.int(),
  /** Null: not limited. */
  maxParticipants: z.int().nullable(),
  waiting: z.int(),
});
export type NextEvent = z.infer<typeof nextEvent>;

export const nextEventsLimit = z.object({ limit: listPage.shape.limit }).prefault({});

/** A coming published event that takes no registrations until staff approve it. */
export const unapprovedEvent = z.object({
  ...eventFacts,
  /** When it was written. */
  createdAt: z.date(),
  /** The version for `approve`. */
  version: z.int(),
  /** Null if the account is deleted or has no name. */
  author: z.string().nullable(),
  authorId: z.string().nullable(),
  /** A suspended author's event cannot be approved. */
  isAuthorSuspended: z.boolean(),
  /** People who registered before it lost its approval. */
  registered: z.int(),
});
export type UnapprovedEvent = z.infer<typeof unapprovedEvent>;

/** A note on a cancelled event that families do not see until staff approve it. */
export const pendingCancelNote = z.object({
  id: z.string(),
  title: z.string(),
  eventDate: z.date(),
  cancelledAt: z.date(),
  author: z.string().nullable(),
  note: z.string(),
});
export type PendingCancelNote = z.infer<typeof pendingCancelNote>;

/** Events and notes that need approval, by date, each up to a maximum. */
export const approvalQueue = z.object({
  events: z.array(unapprovedEvent),
  cancelNotes: z.array(pendingCancelNote),
});
export type ApprovalQueue = z.infer<typeof approvalQueue>;

/** The event and the version that staff have read. */
export const approvedEvent = z.object(change);
export type ApprovedEvent = z.infer<typeof approvedEvent>;

/** Arrival and pick-up. */
export const checkIn = byId.extend({
  registrationId: id,
  /** Absent: unchanged. */
  attendance: z
    .enum(attendances, { error: "Attendance must be arrived or no-show" })
    .nullable()
    .optional(),
  /** Absent: unchanged; null or empty: nobody yet. */
  pickedUpBy: z.union([z.undefined(), optionalText("Picked up by", 100)]),
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

/** A message to attendees. */
export const eventMessage = byId.extend({
  text: requiredText("Message", EVENT_MESSAGE_MAX),
  idempotencyKey,
});
export type EventMessage = z.infer<typeof eventMessage>;

export const cancelledEvent = byId.extend({
  /** Sent to everyone who is registered. */
  note: optionalText("Note", CANCEL_NOTE_MAX),
});
export type CancelledEvent = z.infer<typeof cancelledEvent>;
