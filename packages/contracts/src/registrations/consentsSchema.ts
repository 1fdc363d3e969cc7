import { byId, id, knownVersion, requiredChoice, requiredText } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { CONSENT_TEXT_MAX, consentKinds, consentRelations, consentScopes } from "./consents.ts";

/** The words of a consent. */
export const consentText = z.object({
  id: z.string(),
  kind: z.enum(consentKinds),
  version: z.int(),
  body: z.string(),
  /** SHA-256 of the body in UTF-8, hexadecimal. */
  hash: z.string(),
  scope: z.enum(consentScopes),
  createdAt: z.date(),
});
export type ConsentText = z.infer<typeof consentText>;

/** The text about photos in force, and the caller's consents to it for seasons. */
export const photoConsents = z.object({
  text: consentText,
  agreed: z.array(
    z.object({
      /** Null: the caller. */
      childId: z.string().nullable(),
      season: z.int(),
      agreedAt: z.date(),
    }),
  ),
});
export type PhotoConsents = z.infer<typeof photoConsents>;

const recorded = {
  kind: z.enum(consentKinds),
  /** Of the text. */
  version: z.int(),
  relation: z.enum(consentRelations),
  agreedAt: z.date(),
  /** The calendar year that it covers; null: one event. */
  season: z.int().nullable(),
};

/** A consent as its family sees it. */
export const consent = z.object({
  ...recorded,
  id: z.string(),
  body: z.string(),
  hash: z.string(),
  /** For whom. */
  firstName: z.string(),
  event: z.object({ title: z.string(), eventDate: z.date() }).nullable(),
  withdrawnAt: z.date().nullable(),
});
export type Consent = z.infer<typeof consent>;

/** A consent on a roster, which is not withdrawn and covers the event. */
export const rosterConsent = z.object({
  ...recorded,
  /** Null once the account is deleted. */
  agreedBy: z.string().nullable(),
});
export type RosterConsent = z.infer<typeof rosterConsent>;

/** Of an event: a person's medical clearance was seen, or was noted by mistake. */
export const notedMedicalClearance = byId.extend({
  registrationId: id,
  received: z.boolean({ error: "Say whether it was received" }),
});
export type NotedMedicalClearance = z.infer<typeof notedMedicalClearance>;

/** A new wording. */
export const changedConsentText = z.object({
  kind: requiredChoice("Kind", consentKinds),
  /** The version that is replaced. */
  version: knownVersion(),
  body: requiredText("Text", CONSENT_TEXT_MAX),
  scope: requiredChoice("Scope", consentScopes),
});
export type ChangedConsentText = z.infer<typeof changedConsentText>;
