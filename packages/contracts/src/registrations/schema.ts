import {
  byId,
  id,
  idempotencyKey,
  knownVersion,
  optionalText,
  requiredLine,
  requiredPhone,
} from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { isName, NAME_MAX } from "../validation/names.ts";
import { childFacts, confirmedFacts } from "./factsSchema.ts";
import { NEEDS_MAX, PARTY_MAX, REGISTRATION_TERMS_VERSION, registrationStatuses } from "./rules.ts";

// The `id` of an input is the event's, unless a schema says otherwise.

const EARLIEST_BIRTH = 1900;

const NO_YEAR = "Birth year must be a year such as 2015";
/** The year in which a child was born; the day is not needed. */
export const birthYear = z
  .int({ error: ({ input }) => (input == null ? "Birth year is required" : NO_YEAR) })
  .min(EARLIEST_BIRTH, NO_YEAR)
  .refine((year) => year <= new Date().getFullYear(), "Birth year must not be in the future");

/** Mails and lists show it to others, so it must look like a name. */
export const firstName = requiredLine("First name", NAME_MAX).refine(
  // Missing and too long values have their own messages.
  (name) => name.length === 0 || name.length > NAME_MAX || isName(name),
  "First name can only have letters, spaces, hyphens, apostrophes, and periods as in J.R. or St. John",
);

const ownChild = z.object({ firstName, birthYear });

/** A child of the account. */
export const newChild = ownChild.extend({ idempotencyKey });
export type NewChild = z.infer<typeof newChild>;

/** As stored: older names may break today's rules. */
export const child = z.object({
  id: z.string(),
  firstName: z.string(),
  birthYear: z.number(),
  /** Rises with each change. */
  version: z.int(),
  /** Another account is a guardian too. */
  isShared: z.boolean(),
});
export type Child = z.infer<typeof child>;

/** A child with what its family said of it; null if nothing. */
export const listedChild = child.extend({ facts: childFacts.nullable() });
export type ListedChild = z.infer<typeof listedChild>;

/** The version that a change is based on: the change fails if another guardian was first. */
export const version = knownVersion();

export const changedChild = ownChild.extend({
  id,
  /** Absent: overwrites what another guardian may have changed. */
  version: version.optional(),
});
export type ChangedChild = z.infer<typeof changedChild>;

export const contactSchema = (who: string) =>
  z.object({
    name: requiredLine(`${who} name`, 100),
    phone: requiredPhone(`${who} phone`),
  });

/** A contact for a family's children. */
export const contacts = z.object({
  guardian: contactSchema("Guardian").nullable(),
  emergency: contactSchema("Emergency contact").nullable(),
});
export type Contacts = z.infer<typeof contacts>;

/** Absent: nothing is confirmed, and what is known goes along with the date of its last confirmation. */
const facts = confirmedFacts.optional();

/** A participant: the account's owner, one of its children, or a new child. */
const person = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("self") }),
    z.object({ kind: z.literal("child"), childId: id, facts }),
    newChild.extend({ kind: z.literal("newChild"), facts }),
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
  /**
   * The text about photos that was shown; CONFLICT if another one is in force by now. Absent: the text
   * in force.
   */
  photoTextId: id.optional(),
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
  /** Until when it can be taken back; null unless the family has just given it up. */
  undoUntil: z.date().nullable(),
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

/** The seats stay taken for UNDO_SECONDS, in which they can be taken back; else they are free at once. */
const undoable = z.boolean().default(false);

export const givenUpRegistrations = chosenRegistrations.extend({ undoable });
export type GivenUpRegistrations = z.infer<typeof givenUpRegistrations>;

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

/** Without ids, all registrations of the link are meant. */
export const chosenByToken = cancelToken.extend({ registrationIds: registrationIds.optional() });
export type ChosenByToken = z.infer<typeof chosenByToken>;

export const givenUpByToken = chosenByToken.extend({ undoable });
export type GivenUpByToken = z.infer<typeof givenUpByToken>;

/** Event data that every list shows. */
export const eventFacts = {
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
    hasBegun: z.boolean(),
    /** False: it has no page now. */
    isPublished: z.boolean(),
    /** What staff wrote to its families when they hid it. */
    hiddenNote: z.string().nullable(),
  }),
  registrations: z.array(attendee),
});
export type RegisteredEvent = z.infer<typeof registeredEvent>;
