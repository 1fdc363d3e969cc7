import {
  byId,
  emailAddress,
  id,
  requiredLine,
  requiredPhone,
  requiredText,
  shownEmail,
} from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import {
  ADULT_AGE,
  EXCLUSION_REASON_MAX,
  HOME_ALONE_AGE_MIN,
  PICK_UP_PEOPLE_MAX,
  PICKED_UP_BY_MAX,
} from "./rules.ts";
import { version } from "./schema.ts";

// The `id` of an input is the child's, unless a schema says otherwise.

/** A guardian of a child, as the other guardians see it. */
const guardian = z.object({
  userId: z.string(),
  /** The name, or the email address of an account without one. */
  name: z.string(),
  isYou: z.boolean(),
  /** Staff have it neither told of the child nor let it pick the child up. */
  isExcluded: z.boolean(),
});

const pickUpPerson = z.object({ name: z.string(), phone: z.string(), relation: z.string() });

/** The guardians of a child, and who else may take it home. */
export const childCare = z.object({
  ...byId.shape,
  firstName: z.string(),
  version: z.int(),
  guardians: z.array(guardian),
  invitations: z.array(z.object({ id: z.string(), email: shownEmail, expiresAt: z.date() })),
  pickUpPeople: z.array(pickUpPerson),
  /** Null: it never goes home alone. */
  aloneFromAge: z.int().nullable(),
  /** The guardian who consented to that, and when. */
  aloneConsent: z.object({ by: z.string(), at: z.date() }).nullable(),
});
export type ChildCare = z.infer<typeof childCare>;

export const newGuardianInvitation = byId.extend({ email: emailAddress() });
export type NewGuardianInvitation = z.infer<typeof newGuardianInvitation>;

/** All that an invited person sees of a child. */
const invitationFacts = { childName: z.string(), invitedBy: z.string(), expiresAt: z.date() };
/** An invitation to the caller's address; `id` is the invitation's. */
export const ownInvitation = byId.extend(invitationFacts);
export type OwnInvitation = z.infer<typeof ownInvitation>;

export const mailedInvitation = z.object(invitationFacts);
export type MailedInvitation = z.infer<typeof mailedInvitation>;

const INCOMPLETE = "This link is not complete";
export const invitationToken = z.object({
  token: z.string(INCOMPLETE).regex(/^[\w-]{16,64}$/, INCOMPLETE),
});

/** An invitation by the token of its mail or, on the account's page, by its id. */
export const chosenInvitation = z.union([invitationToken, byId]);
export type ChosenInvitation = z.infer<typeof chosenInvitation>;

const AGE = `Age must be a number of years from ${HOME_ALONE_AGE_MIN} to ${ADULT_AGE - 1}`;

/** Who may take a child home beside its guardians; replaces the list before. */
export const savedPickUp = byId.extend({
  version,
  people: z
    .array(
      z.object({
        name: requiredLine("Name", PICKED_UP_BY_MAX),
        phone: requiredPhone("Phone"),
        relation: requiredLine("Relation", 60),
      }),
      { error: "Say who may pick the child up" },
    )
    .max(PICK_UP_PEOPLE_MAX, `At most ${PICK_UP_PEOPLE_MAX} people can be on the list`),
  /** From this age the child may go home alone: the caller consents. Null: never. */
  aloneFromAge: z
    .int(AGE)
    .min(HOME_ALONE_AGE_MIN, AGE)
    .max(ADULT_AGE - 1, AGE)
    .nullable(),
});
export type SavedPickUp = z.infer<typeof savedPickUp>;

/** A guardian of the child of a registration, as staff see it; `id` is the registration's. */
export const staffGuardian = z.object({
  userId: z.string(),
  name: z.string(),
  email: shownEmail,
  addedAt: z.date(),
  exclusion: z
    .object({
      since: z.date(),
      /** The staff member; null: account deleted. */
      by: z.string().nullable(),
      reason: z.string(),
    })
    .nullable(),
});
export type StaffGuardian = z.infer<typeof staffGuardian>;

export const excludedGuardian = byId.extend({
  userId: id,
  reason: requiredText("Reason", EXCLUSION_REASON_MAX),
});
export type ExcludedGuardian = z.infer<typeof excludedGuardian>;

export const chosenGuardian = byId.extend({ userId: id });
export type ChosenGuardian = z.infer<typeof chosenGuardian>;
