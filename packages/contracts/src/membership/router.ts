import type { User } from "../accounts/schema.ts";
import { type Receipt, receipt } from "../receipt.ts";
import { publicProcedure, router, staffProcedure } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import {
  type ApplicationCounts,
  type ApplicationDetail,
  type ApplicationFilters,
  type ApplicationList,
  type ApplicationsPage,
  applicationCounts,
  applicationDetail,
  applicationFilters,
  applicationList,
  applicationsPage,
  type Decision,
  decision,
  type NewMembershipApplication,
  newMembershipApplication,
} from "./schema.ts";

export interface MembershipService {
  /**
   * Keeps an application as pending, then confirms it to the applicant by mail. A mail that cannot
   * be sent is no failure: the application stays, and the receipt says so.
   */
  submit(application: NewMembershipApplication): Promise<Receipt>;
  list(page: ApplicationsPage): Promise<ApplicationList>;
  counts(): Promise<ApplicationCounts>;
  /** NOT_FOUND when there is no such application. */
  find(id: string): Promise<ApplicationDetail>;
  /**
   * Decides and mails the applicant; back to pending only with a note. CONFLICT when the status has
   * changed since the caller read it; the message names the other decision.
   */
  decide(staff: User, decision: Decision): Promise<ApplicationDetail>;
  /** The pieces of a CSV file of all matches. The download is audited first. */
  export(staff: User, filters: ApplicationFilters): Promise<AsyncIterable<string>>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    membership: MembershipService;
  }
}

export const membershipRouter = router({
  submit: publicProcedure
    .meta({ rest: "POST /api/membership", summary: "Apply for membership", throttle: "membership" })
    .input(newMembershipApplication)
    .output(receipt)
    .mutation(({ ctx, input }) => ctx.services.membership.submit(input)),

  list: staffProcedure
    .meta({ rest: "GET /api/staff/applications", summary: "List membership applications" })
    .input(applicationsPage)
    .output(applicationList)
    .query(({ ctx, input }) => ctx.services.membership.list(input)),

  counts: staffProcedure
    .output(applicationCounts)
    .query(({ ctx }) => ctx.services.membership.counts()),

  find: staffProcedure
    .meta({ rest: "GET /api/staff/applications/:id", summary: "Read a membership application" })
    .input(byId)
    .output(applicationDetail)
    .query(({ ctx, input }) => ctx.services.membership.find(input.id)),

  decide: staffProcedure
    .meta({
      rest: "POST /api/staff/applications/:id/decision",
      summary: "Decide about a membership application",
    })
    .input(decision)
    .output(applicationDetail)
    .mutation(({ ctx, input }) => ctx.services.membership.decide(ctx.user, input)),

  // Its answer is no JSON: http/exports.ts of the API sends it.
  export: staffProcedure
    .meta({
      rest: "GET /api/staff/applications.csv",
      summary: "Download the membership applications as CSV",
      file: "applications.csv",
    })
    .input(applicationFilters)
    .query(({ ctx, input }) => ctx.services.membership.export(ctx.user, input)),
});
