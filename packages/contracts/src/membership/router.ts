import type { User } from "../accounts/schema.ts";
import { type Receipt, receipt } from "../receipt.ts";
import {
  authorizedProcedure,
  memberProcedure,
  publicProcedure,
  router,
} from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import * as schema from "./schema.ts";

export interface MembershipService {
  /**
   * Stores an application as pending, then confirms it to the applicant by mail. If the mail cannot
   * be sent, the application stays and the receipt says so.
   */
  submit(application: schema.NewMembershipApplication): Promise<Receipt>;
  /** The applications that were sent with the account's confirmed address, the newest first. */
  mine(user: User): Promise<schema.OwnApplication[]>;
  list(page: schema.ApplicationsPage): Promise<schema.ApplicationList>;
  counts(): Promise<schema.ApplicationCounts>;
  /** NOT_FOUND when there is no such application. */
  find(id: string): Promise<schema.ApplicationDetail>;
  /**
   * Decides and mails the applicant; back to pending only with a note. CONFLICT when the status has
   * changed since the caller read it; the message names the other decision.
   */
  decide(staff: User, decision: schema.Decision): Promise<schema.ApplicationDetail>;
  /** The pieces of a CSV file of all matches. The download is audited first. */
  export(staff: User, filters: schema.ApplicationFilters): Promise<AsyncIterable<string>>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    membership: MembershipService;
  }
}

export const membershipRouter = router({
  submit: publicProcedure
    .meta({
      rest: "POST /api/membership",
      summary: "Apply for membership",
      rateLimit: "membership",
    })
    .input(schema.newMembershipApplication)
    .output(receipt)
    .mutation(({ ctx, input }) => ctx.services.membership.submit(input)),

  mine: memberProcedure
    .meta({ rest: "GET /api/membership", summary: "List your membership applications" })
    .output(z.array(schema.ownApplication))
    .query(({ ctx }) => ctx.services.membership.mine(ctx.user)),

  list: authorizedProcedure("decideMembership")
    .meta({ rest: "GET /api/staff/applications", summary: "List membership applications" })
    .input(schema.applicationsPage)
    .output(schema.applicationList)
    .query(({ ctx, input }) => ctx.services.membership.list(input)),

  counts: authorizedProcedure("decideMembership")
    .output(schema.applicationCounts)
    .query(({ ctx }) => ctx.services.membership.counts()),

  find: authorizedProcedure("decideMembership")
    .meta({ rest: "GET /api/staff/applications/:id", summary: "Read a membership application" })
    .input(byId)
    .output(schema.applicationDetail)
    .query(({ ctx, input }) => ctx.services.membership.find(input.id)),

  decide: authorizedProcedure("decideMembership")
    .meta({
      rest: "POST /api/staff/applications/:id/decision",
      summary: "Decide about a membership application",
    })
    .input(schema.decision)
    .output(schema.applicationDetail)
    .mutation(({ ctx, input }) => ctx.services.membership.decide(ctx.user, input)),

  // Its answer is no JSON: http/downloads.ts of the API sends it.
  export: authorizedProcedure("decideMembership")
    .meta({
      rest: "GET /api/staff/applications.csv",
      summary: "Download the membership applications as CSV",
      file: "applications.csv",
      needsConfirmation: true,
    })
    .input(schema.applicationFilters)
    .query(({ ctx, input }) => ctx.services.membership.export(ctx.user, input)),
});
