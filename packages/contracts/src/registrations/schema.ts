import { ageGroups } from "../content/education/rules.ts";
import { change } from "../content/schema.ts";
import {
  emailAddress,
  id,
  idempotencyKey,
  oneOf,
  optionalText,
  requiredLine,
  requiredText,
} from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { isName, NAME_MAX } from "../validation/names.ts";
import {
  attendances,
  CANCEL_NOTE_MAX,
  EVENT_MESSAGE_MAX,
  eventStates,
  NEEDS_MAX,
  PARTY_MAX,
  REGISTRATION_TERMS_VERSION,
  registrationStatuses,
} from "./rules.ts";

const EARLIEST_BIRTH = 1900;

const NO_YEAR = "Birth year must be a year such as 2015";
/** The year in which a child was born: more than its age need not be known. */
const birthYear = z
  .int({ error: ({ input }) => (input == null ? "Birth year is required" : NO_YEAR) })
  .min(EARLIEST_BIRTH, NO_YEAR)
  .refine((year) => year <= new Date().getFullYear(), "Birth year must not be in the future");

/** Mails and lists show it to others: nothing but a name can be written into them. */
const firstName = requiredLine("First name", NAME_MAX).refine(
  // What is too long or missing has been said already.
  (name) => name.length === 0 || name.length > NAME_MAX || isName(name),
  "First name can only have letters, spaces, hyphens and apostrophes",
);

/** A child of the account. */
export const newChild = z.object({ firstName, birthYear });
export type NewChild = z.infer<typeof newChild>;

/** As it is kept: what was typed before there were rules for names stays. */
export const child = z.object({ id: z.string(), firstName: z.string(), birthYear: z.number() });
export type Child = z.infer<typeof child>;
export const changedChild = newChild.extend({ id });
export type ChangedChild = z.infer<typeof changedChild>;

const PHONE = /^\+?[\d\s().\-/]{7,30}$/;
const isPhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, "").length >= 7;

/** Someone to call. */
const contactSchema = (who: string) =>
  z.object({
    name: requiredLine(`${who} name`, 100),
    phone: requiredLine(`${who} phone`, 30).refine(isPhone, `${who} phone is not a phone number`),
  });

/** Whom to call about a family's children. */
export const contacts = z.object({
  guardian: contactSchema("Guardian").nullable(),
  emergency: contactSchema("Emergency contact").nullable(),
});
export type Contacts = z.infer<typeof contacts>;

/** Who comes: the account's owner, one of its children, or one that becomes one of them. */
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
    /** Never a condition. */
    photoConsent: z.boolean().default(false),
    /** Allergies and needs, for staff of this event only. */
    needs: optionalText("Note on allergies or needs", NEEDS_MAX),
  }),
);
export type NewParticipant = z.infer<typeof participant>;

export const newRegistrations = z.object({
  /** Of the event. */
  id,
  participants: z
    .array(participant, { error: "Choose who is coming" })
    .min(1, "Choose who is coming")
    .max(PARTY_MAX, `At most ${PARTY_MAX} people can be signed up at once`),
  /** Where there are not enough seats, all wait until there are. */
  together: z.boolean().default(false),
  /** Needed where someone who comes is a minor; so is the emergency contact. */
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
/** As the form sends it. */
export type NewRegistrationsInput = z.input<typeof newRegistrations>;
export type NewRegistrations = z.infer<typeof newRegistrations>;

/** Someone who is or was registered for an event, as their family sees it. */
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
  /** How many are before them on the waitlist; null for those who do not wait. */
  ahead: z.number().nullable(),
  together: z.boolean(),
  photoConsent: z.boolean(),
  createdAt: z.date(),
});
export type Attendee = z.infer<typeof attendee>;

/** What everybody may know of an event's registration. */
export const eventRegistration = z.object({
  state: z.enum(eventStates),
  /** Null: as many as come. */
  seatsLeft: z.number().nullable(),
  /** When registration ends: the deadline, else the beginning. */
  closesAt: z.date(),
  ageGroup: z.string().nullable(),
  cancelledNote: z.string().nullable(),
});
export type EventRegistration = z.infer<typeof eventRegistration>;

/** Which of one's own registrations for an event are meant. */
export const chosenRegistrations = z.object({
  /** Of the event. */
  id,
  registrationIds: z
    .array(id, { error: "Choose who is meant" })
    .min(1, "Choose who is meant")
    .max(100, "Choose at most 100 people"),
});
export type ChosenRegistrations = z.infer<typeof chosenRegistrations>;

export const cancelToken = z.object({
  token: z.string("This link is not complete").regex(/^[\w-]{16,64}$/, "This link is not complete"),
});

/** One's own registrations with what is needed of their events. */
export const registeredEvent = z.object({
  event: z.object({
    id: z.string(),
    title: z.string(),
    location: z.string(),
    eventDate: z.date(),
    isCancelled: z.boolean(),
    isPast: z.boolean(),
  }),
  registrations: z.array(attendee),
});
export type RegisteredEvent = z.infer<typeof registeredEvent>;

/** What the event's author and staff set beyond its fields. */
export const eventSettings = z.object({
  /** Of the event. */
  id,
  ageGroup: oneOf("Age group", ageGroups).nullable(),
});
export type EventSettings = z.infer<typeof eventSettings>;

/** Someone on the list of those who come, with what is needed at the dock. */
export const rosterEntry = z.object({
  id: z.string(),
  firstName: z.string(),
  /** Null: an adult. */
  birthYear: z.number().nullable(),
  status: z.enum(registrationStatuses),
  offeredUntil: z.date().nullable(),
  photoConsent: z.boolean(),
  /** Staff have let them in although their age is not the event's. */
  isAnyAge: z.boolean(),
  needs: z.string().nullable(),
  attendance: z.enum(attendances).nullable(),
  pickedUpBy: z.string().nullable(),
  createdAt: z.date(),
  /** Those of one family have the same. */
  partyId: z.string(),
  together: z.boolean(),
  /** Who signed them up; null: someone without an account. */
  accountName: z.string().nullable(),
  email: z.string().nullable(),
  /** Nobody has confirmed that address: no mail about the event goes there. */
  isEmailUnconfirmed: z.boolean(),
  guardianName: z.string().nullable(),
  guardianPhone: z.string().nullable(),
  emergencyName: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  /** First name of whoever added them by hand. */
  addedBy: z.string().nullable(),
});
export type RosterEntry = z.infer<typeof rosterEntry>;

/** An event as those who run it see it. */
const managedEvent = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  eventDate: z.date(),
  maxParticipants: z.number().nullable(),
  currentParticipants: z.number(),
  ageGroup: z.string().nullable(),
  cancelledAt: z.date().nullable(),
  /** The caller may change its text. */
  canEdit: z.boolean(),
  /** Staff approved it for registration, which the event of a leader or of staff does not need. */
  isApproved: z.boolean(),
  /** What was to be told to families when it was cancelled, while it waits for staff. */
  pendingCancelledNote: z.string().nullable(),
  state: z.enum(eventStates),
});

export const roster = z.object({
  event: managedEvent,
  /**
   * Those who come first, then those who are offered a seat, then the waitlist. Only staff see
   * those whose registration is over; they are last.
   */
  entries: z.array(rosterEntry),
});
export type Roster = z.infer<typeof roster>;

/** How many people an event has, for those who run it and need not know who they are. */
export const registrationNumbers = z.object({
  event: managedEvent,
  confirmed: z.int(),
  offered: z.int(),
  waiting: z.int(),
  /** The caller may call the roster and what belongs to it, which are FORBIDDEN otherwise. */
  seesPeople: z.boolean(),
  /** The caller leads it, but staff took it down: until they publish it again, only they see its people. */
  isTakenDown: z.boolean(),
});
export type RegistrationNumbers = z.infer<typeof registrationNumbers>;

/** Someone who leads an event. */
export const eventLeader = z.object({
  userId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  /** The event's author, who leads it without being named and cannot be taken off. */
  isAuthor: z.boolean(),
  /** Null for the author. */
  namedAt: z.date().nullable(),
});
export type EventLeader = z.infer<typeof eventLeader>;

/** The account that is to lead an event. */
export const namedLeader = z.object({
  /** Of the event. */
  id,
  email: emailAddress(),
});
export type NamedLeader = z.infer<typeof namedLeader>;

export const removedLeader = z.object({
  /** Of the event. */
  id,
  userId: id,
});
export type RemovedLeader = z.infer<typeof removedLeader>;

/** An event that the caller leads. */
export const ledEvent = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  eventDate: z.date(),
  isCancelled: z.boolean(),
  /** People who have a seat. */
  confirmed: z.int(),
});
export type LedEvent = z.infer<typeof ledEvent>;

/** A published event to come that takes no registrations until staff approve it. */
export const unapprovedEvent = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  eventDate: z.date(),
  /** When it was written. */
  createdAt: z.date(),
  /** What `approve` has to name. */
  version: z.int(),
  /** Null where the account is gone or has no name. */
  author: z.string().nullable(),
  authorId: z.string().nullable(),
  /** A suspended author's event cannot be approved. */
  isAuthorSuspended: z.boolean(),
  /** People who come or wait: they were registered before it lost its approval. */
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

/** What waits for staff before families see it; at most 100 of each, the next event first. */
export const approvalQueue = z.object({
  events: z.array(unapprovedEvent),
  cancelNotes: z.array(pendingCancelNote),
});
export type ApprovalQueue = z.infer<typeof approvalQueue>;

/** The event that staff have read. */
export const approvedEvent = z.object(change);
export type ApprovedEvent = z.infer<typeof approvedEvent>;

/** Who was there, and who took a child home. */
export const checkIn = z.object({
  /** Of the event. */
  id,
  registrationId: id,
  /** Absent: as it was. */
  attendance: z
    .enum(attendances, { error: "Attendance must be arrived or no-show" })
    .nullable()
    .optional(),
  /** Absent: as it was; null and empty: nobody yet. */
  pickedUpBy: z.union([z.undefined(), optionalText("Picked up by", 100)]),
});
export type CheckIn = z.infer<typeof checkIn>;

/** People whom the event's author or staff sign up: by phone, or at the dock. */
export const addedRegistrations = z.object({
  /** Of the event. */
  id,
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
  /** Where their mails go; none: they get none. */
  email: emailAddress().nullish(),
  /** Staff alone: also those whose age is not the event's. */
  anyAge: z.boolean().default(false),
  idempotencyKey,
});
export type AddedRegistrationsInput = z.input<typeof addedRegistrations>;
export type AddedRegistrations = z.infer<typeof addedRegistrations>;

/** Something to tell everyone who comes. */
export const eventMessage = z.object({
  /** Of the event. */
  id,
  text: requiredText("Message", EVENT_MESSAGE_MAX),
  idempotencyKey,
});
export type EventMessage = z.infer<typeof eventMessage>;

export const cancelledEvent = z.object({
  /** Of the event. */
  id,
  /** Told to everyone who was signed up. */
  note: optionalText("Note", CANCEL_NOTE_MAX),
});
export type CancelledEvent = z.infer<typeof cancelledEvent>;
