import type { User } from "../accounts/schema.ts";
import { authorizedProcedure, memberProcedure, nothing } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import * as schema from "./consentsSchema.ts";

export interface ConsentsService {
  /** The text about photos that families agree to now, and the caller's consents for seasons. */
  photoConsents(user: User): Promise<schema.PhotoConsents>;
  /** The consents for the caller and its children, newest first. */
  consents(user: User): Promise<schema.Consent[]>;
  /** Withdraws a consent that the family gave; harmless if repeated. NOT_FOUND for others'. */
  withdrawConsent(user: User, id: string): Promise<void>;
  /** Notes on a roster that staff have seen a medical clearance; harmless if repeated. */
  noteMedicalClearance(staff: User, sent: schema.NotedMedicalClearance): Promise<void>;
  /** The texts in force. */
  consentTexts(): Promise<schema.ConsentText[]>;
  /** Puts a new wording into force. CONFLICT when another one is in force than was shown. */
  changeConsentText(staff: User, sent: schema.ChangedConsentText): Promise<schema.ConsentText>;
}

/** Calls about what families agree to. */
export const consentsProcedures = {
  photoConsents: memberProcedure
    .meta({
      rest: "GET /api/consents/photos",
      summary: "Read the text about photos, and who agreed for a season",
    })
    .output(schema.photoConsents)
    .query(({ ctx }) => ctx.services.registrations.photoConsents(ctx.user)),

  consents: memberProcedure
    .meta({ rest: "GET /api/consents", summary: "List your consents" })
    .output(z.array(schema.consent))
    .query(({ ctx }) => ctx.services.registrations.consents(ctx.user)),

  withdrawConsent: memberProcedure
    .meta({ rest: "POST /api/consents/:id/withdraw", summary: "Withdraw a consent" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.withdrawConsent(ctx.user, input.id)),

  noteMedicalClearance: authorizedProcedure("seeFamilies")
    .meta({
      rest: "POST /api/events/:id/registrations/medical-clearance",
      summary: "Note that a medical clearance was received",
      rateLimit: "save",
    })
    .input(schema.notedMedicalClearance)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.noteMedicalClearance(ctx.user, input)),

  consentTexts: authorizedProcedure("editConsentTexts")
    .meta({ rest: "GET /api/staff/consents", summary: "List the texts of consents" })
    .output(z.array(schema.consentText))
    .query(({ ctx }) => ctx.services.registrations.consentTexts()),

  changeConsentText: authorizedProcedure("editConsentTexts")
    .meta({
      rest: "POST /api/staff/consents/:kind",
      summary: "Put a new wording of a consent into force",
      rateLimit: "save",
    })
    .input(schema.changedConsentText)
    .output(schema.consentText)
    .mutation(({ ctx, input }) => ctx.services.registrations.changeConsentText(ctx.user, input)),
};
