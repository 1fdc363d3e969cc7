import type { User } from "../accounts/schema.ts";
import {
  authorizedProcedure,
  memberProcedure,
  nothing,
  publicProcedure,
} from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import * as schema from "./guardiansSchema.ts";

export interface GuardiansService {
  /** The guardians of a child of the caller, and who may take it home. */
  childCare(user: User, childId: string): Promise<schema.ChildCare>;
  /** Invites an address to become a guardian; a repeated call sends a new link. */
  inviteGuardian(user: User, sent: schema.NewGuardianInvitation): Promise<schema.ChildCare>;
  /** Withdraws an invitation; harmless if repeated. */
  withdrawInvitation(user: User, invitationId: string): Promise<void>;
  /** The invitations to the caller's address; none while it is unconfirmed. */
  ownInvitations(user: User): Promise<schema.OwnInvitation[]>;
  /** The invitation of a mail. NOT_FOUND when it is over. */
  mailedInvitation(token: string): Promise<schema.MailedInvitation>;
  /**
   * Makes the caller a guardian. FORBIDDEN unless the invited address is the caller's and confirmed;
   * NOT_FOUND when the invitation is over.
   */
  acceptInvitation(user: User, chosen: schema.ChosenInvitation): Promise<void>;
  /** Declines an invitation to the caller's address. NOT_FOUND when it is over. */
  declineInvitation(user: User, invitationId: string): Promise<void>;
  /** The same by the link of the mail, for people without an account. */
  declineByToken(token: string): Promise<void>;
  /** Ends the caller's guardianship. CONFLICT for the only guardian. */
  leaveChild(user: User, childId: string): Promise<void>;
  /** Replaces the list of people who may pick a child up. CONFLICT when another guardian changed it. */
  savePickUp(user: User, sent: schema.SavedPickUp): Promise<schema.ChildCare>;

  /** The guardians of the child of a registration, with the reasons of staff. */
  guardians(staff: User, registrationId: string): Promise<schema.StaffGuardian[]>;
  /** A guardian is not told of the child any more, and must not pick it up; harmless if repeated. */
  excludeGuardian(staff: User, sent: schema.ExcludedGuardian): Promise<schema.StaffGuardian[]>;
  /** Gives a guardian its rights back; harmless if repeated. */
  readmitGuardian(staff: User, sent: schema.ChosenGuardian): Promise<schema.StaffGuardian[]>;
}

/** Calls of families about the guardians of a child, and of staff about excluded ones. */
export const guardiansProcedures = {
  childCare: memberProcedure
    .meta({
      rest: "GET /api/children/:id/care",
      summary: "Read the guardians of a child and who may pick it up",
    })
    .input(byId)
    .output(schema.childCare)
    .query(({ ctx, input }) => ctx.services.registrations.childCare(ctx.user, input.id)),

  inviteGuardian: memberProcedure
    .meta({
      needsSession: true,
      rest: "POST /api/children/:id/invitations",
      summary: "Invite a guardian of a child",
      status: 201,
      rateLimit: "guardianInvitation",
    })
    .input(schema.newGuardianInvitation)
    .output(schema.childCare)
    .mutation(({ ctx, input }) => ctx.services.registrations.inviteGuardian(ctx.user, input)),

  withdrawInvitation: memberProcedure
    .meta({
      rest: "DELETE /api/guardian-invitations/:id",
      summary: "Withdraw the invitation of a guardian",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) =>
      ctx.services.registrations.withdrawInvitation(ctx.user, input.id),
    ),

  ownInvitations: memberProcedure
    .meta({
      rest: "GET /api/guardian-invitations",
      summary: "List the invitations to become a guardian",
    })
    .output(z.array(schema.ownInvitation))
    .query(({ ctx }) => ctx.services.registrations.ownInvitations(ctx.user)),

  mailedInvitation: publicProcedure
    .input(schema.invitationToken)
    .output(schema.mailedInvitation)
    .query(({ ctx, input }) => ctx.services.registrations.mailedInvitation(input.token)),

  acceptInvitation: memberProcedure
    .input(schema.chosenInvitation)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.acceptInvitation(ctx.user, input)),

  declineInvitation: memberProcedure
    .meta({
      rest: "POST /api/guardian-invitations/:id/decline",
      summary: "Decline to become a guardian",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.declineInvitation(ctx.user, input.id)),

  declineByToken: publicProcedure
    .meta({ rateLimit: "registration" })
    .input(schema.invitationToken)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.declineByToken(input.token)),

  leaveChild: memberProcedure
    .meta({ rest: "POST /api/children/:id/leave", summary: "Stop being a guardian of a child" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.leaveChild(ctx.user, input.id)),

  savePickUp: memberProcedure
    .meta({
      rest: "PUT /api/children/:id/pick-up",
      summary: "Save who may pick a child up",
      rateLimit: "save",
    })
    .input(schema.savedPickUp)
    .output(schema.childCare)
    .mutation(({ ctx, input }) => ctx.services.registrations.savePickUp(ctx.user, input)),

  guardians: authorizedProcedure("seeFamilies")
    .meta({
      rest: "GET /api/staff/registrations/:id/guardians",
      summary: "List the guardians of a registered child",
    })
    .input(byId)
    .output(z.array(schema.staffGuardian))
    .query(({ ctx, input }) => ctx.services.registrations.guardians(ctx.user, input.id)),

  excludeGuardian: authorizedProcedure("seeFamilies")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/registrations/:id/guardians/:userId/exclude",
      summary: "Note that a guardian is not to be told of a child, and not to pick it up",
      rateLimit: "save",
    })
    .input(schema.excludedGuardian)
    .output(z.array(schema.staffGuardian))
    .mutation(({ ctx, input }) => ctx.services.registrations.excludeGuardian(ctx.user, input)),

  readmitGuardian: authorizedProcedure("seeFamilies")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/registrations/:id/guardians/:userId/readmit",
      summary: "Take back that a guardian is not to be told of a child",
      rateLimit: "save",
    })
    .input(schema.chosenGuardian)
    .output(z.array(schema.staffGuardian))
    .mutation(({ ctx, input }) => ctx.services.registrations.readmitGuardian(ctx.user, input)),
};
