import type { User } from "../accounts/schema.ts";
import { itemId } from "../content/lists.ts";
import { staffProcedure } from "../rpc/procedures.ts";
import { z } from "../validation/messages.ts";
import {
  type ApprovalQueue,
  type ApprovedEvent,
  approvalQueue,
  approvedEvent,
  type NextEvent,
  nextEvent,
  nextEventsLimit,
} from "./schema.ts";

export interface StaffRegistrationsService {
  /** Published events that are not over, the next first; cancelled ones stay until their day is over. */
  nextEvents(limit: number): Promise<NextEvent[]>;
  /** Events and notes that wait for staff. */
  approvalQueue(): Promise<ApprovalQueue>;
  /** Approves an event for registration and notifies its author. CONFLICT when it has changed. */
  approve(staff: User, event: ApprovedEvent): Promise<void>;
  /** Withdraws the approval; existing registrations stay; harmless if repeated. */
  withdrawApproval(staff: User, eventId: string): Promise<void>;
  /** Shows the note on a cancelled event to families; harmless again. */
  approveCancelNote(staff: User, eventId: string): Promise<void>;
  /** Forgets that note; harmless again. */
  discardCancelNote(staff: User, eventId: string): Promise<void>;
}

const nothing = z.object({});

/** Calls of staff about events and their approval for registration. */
export const staffRegistrationsProcedures = {
  nextEvents: staffProcedure
    .meta({
      rest: {
        summary: "List the next events with their seats",
        method: "GET",
        paths: ["/api/staff/events/next"],
      },
    })
    .input(nextEventsLimit)
    .output(z.array(nextEvent))
    .query(({ ctx, input }) => ctx.services.registrations.nextEvents(input.limit)),

  approvalQueue: staffProcedure
    .meta({
      rest: {
        summary: "List events that wait for approval",
        method: "GET",
        paths: ["/api/staff/events"],
      },
    })
    .output(approvalQueue)
    .query(({ ctx }) => ctx.services.registrations.approvalQueue()),

  approve: staffProcedure
    .meta({
      rest: {
        summary: "Approve an event for registration",
        method: "POST",
        paths: ["/api/staff/events/:id/approve"],
      },
    })
    .input(approvedEvent)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.approve(ctx.user, input);
      return {};
    }),

  withdrawApproval: staffProcedure
    .meta({
      rest: {
        summary: "Withdraw the approval of an event",
        method: "POST",
        paths: ["/api/staff/events/:id/withdraw-approval"],
      },
    })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.withdrawApproval(ctx.user, input.id);
      return {};
    }),

  approveCancelNote: staffProcedure
    .meta({
      rest: {
        summary: "Send the note of a cancelled event",
        method: "POST",
        paths: ["/api/staff/events/:id/cancel-note/approve"],
      },
    })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.approveCancelNote(ctx.user, input.id);
      return {};
    }),

  discardCancelNote: staffProcedure
    .meta({
      rest: {
        summary: "Discard the note of a cancelled event",
        method: "POST",
        paths: ["/api/staff/events/:id/cancel-note/discard"],
      },
    })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.discardCancelNote(ctx.user, input.id);
      return {};
    }),
};
