import { z } from "../validation/messages.ts";
import { consent } from "./consentsSchema.ts";
import { facts } from "./factsSchema.ts";

/** The event that an entry is about. */
const event = z.object({ title: z.string(), eventDate: z.date() });

/** The part of registrations in the file "my data". */
export const registrationsData = {
  /** Events that it was named a leader of, and those for which it named one. */
  ledEvents: z.array(z.object({ eventId: z.string(), event, namedAt: z.date() })),
  namedLeaders: z.array(z.object({ eventId: z.string(), event, namedAt: z.date() })),
  /** The children whom it is a guardian of, with what is said of them, and who may pick them up. */
  children: z.array(
    z.object({
      firstName: z.string(),
      birthYear: z.number(),
      facts: facts.nullable(),
      /** Since when it is a guardian. */
      guardianSince: z.date(),
      aloneFromAge: z.int().nullable(),
      pickUpPeople: z.array(
        z.object({ name: z.string(), phone: z.string(), relation: z.string() }),
      ),
    }),
  ),
  /** Its invitations of other guardians that nobody has accepted yet. */
  guardianInvitations: z.array(
    z.object({ childName: z.string(), email: z.string(), createdAt: z.date() }),
  ),
  /** The consents for it and for its children. */
  consents: z.array(consent.omit({ id: true })),
  /** Its registrations with all fields. */
  registrations: z.array(
    z.object({
      eventId: z.string(),
      event,
      firstName: z.string(),
      birthYear: z.number().nullable(),
      status: z.string(),
      needs: z.string().nullable(),
      facts: facts.nullable(),
      attendance: z.string().nullable(),
      pickedUpBy: z.string().nullable(),
      /** Everything that was noted of it, replaced notes too. */
      checkIns: z.array(z.object({ field: z.string(), value: z.string(), madeAt: z.date() })),
      createdAt: z.date(),
      guardianName: z.string().nullable(),
      guardianPhone: z.string().nullable(),
      emergencyName: z.string().nullable(),
      emergencyPhone: z.string().nullable(),
      termsVersion: z.string().nullable(),
      termsAgreedAt: z.date().nullable(),
      /** If the cancellation of the event ended it: the state of the mail about that. */
      lost: z.object({ mailStatus: z.string().nullable(), mailAt: z.date().nullable() }).nullable(),
    }),
  ),
};
