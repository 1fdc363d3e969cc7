import type { User } from "../accounts/schema.ts";
import { authorizedProcedure, nothing } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import {
  type ApprovalQueue,
  type ApprovedEvent,
  approvalQueue,
  approvedEvent,
  type NextEvent,
  nextEvent,
  nextEventsLimit,
} from "./staffSchema.ts";

export interface StaffRegistrationsService {
  /**
   * Published events that are not over, the next first; cancelled ones stay until the end of their
   * day.
   */
  nextEvents(limit: number): Promise<NextEvent[]>;
  /** Events and notes that need approval. */
  approvalQueue(): Promise<ApprovalQueue>;
  /** Approves an event for registration and notifies its author. CONFLICT when it has changed. */
  approve(staff: User, event: ApprovedEvent): Promise<void>;
  /** Withdraws the approval; existing registrations stay; harmless if repeated. */
  withdrawApproval(staff: User, eventId: string): Promise<void>;
  /** Shows the note on a cancelled event to families; harmless again. */
  approveCancelNote(staff: User, eventId: string): Promise<void>;
  /** Deletes that note; harmless again. */
  discardCancelNote(staff: User, eventId: string): Promise<void>;
}

/** Calls of staff about events and their approval for registration. */
export const staffRegistrationsProcedures = {
  nextEvents: authorizedProcedure("approveEvents")
    .meta({ rest: "GET /api/staff/events/next", summary: "List the next events with their seats" })
    .input(nextEventsLimit)
    .output(z.array(nextEvent))
    .query(({ ctx, input }) => ctx.services.registrations.nextEvents(input.limit)),

  approvalQueue: authorizedProcedure("approveEvents")
    .meta({ rest: "GET /api/staff/events", summary: "List events that wait for approval" })
    .output(approvalQueue)
    .query(({ ctx }) => ctx.services.registrations.approvalQueue()),

  approve: authorizedProcedure("approveEvents")
    .meta({
      rest: "POST /api/staff/events/:id/approve",
      summary: "Approve an event for registration",
    })
    .input(approvedEvent)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.approve(ctx.user, input)),

  withdrawApproval: authorizedProcedure("approveEvents")
    .meta({
      rest: "POST /api/staff/events/:id/withdraw-approval",
      summary: "Withdraw the approval of an event",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.withdrawApproval(ctx.user, input.id)),

  approveCancelNote: authorizedProcedure("approveEvents")
    .meta({
      rest: "POST /api/staff/events/:id/cancel-note/approve",
      summary: "Send the note of a cancelled event",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.approveCancelNote(ctx.user, input.id)),

  discardCancelNote: authorizedProcedure("approveEvents")
    .meta({
      rest: "POST /api/staff/events/:id/cancel-note/discard",
      summary: "Discard the note of a cancelled event",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.discardCancelNote(ctx.user, input.id)),
};
