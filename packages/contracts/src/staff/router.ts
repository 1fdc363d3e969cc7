import type { User } from "../accounts/schema.ts";
import { memberProcedure, router, type Session, staffProcedure } from "../rpc/procedures.ts";
import { z } from "../validation/messages.ts";
import { byId } from "./lists.ts";
import { type LogPage, logPage, type StaffLog, staffLog } from "./log.ts";
import {
  type MailList,
  type MailsPage,
  mailList,
  mailsPage,
  type RetriedMails,
  retriedMails,
} from "./mails.ts";
import {
  type NewSuspension,
  newSuspension,
  type People,
  type PeoplePage,
  type Person,
  type PersonRecord,
  people,
  peoplePage,
  person,
  personRecord,
  type RoleChange,
  roleChange,
} from "./people.ts";
import { type StaffOverview, staffInvitation, staffOverview } from "./schema.ts";

export interface StaffService {
  overview(): Promise<StaffOverview>;
  people(page: PeoplePage): Promise<People>;
  /** NOT_FOUND where the account is gone; so for all that follows. */
  person(id: string): Promise<Person>;
  /** Registrations, applications and messages of an account. */
  record(id: string): Promise<PersonRecord>;
  /** Grants a role to an account, if it has not got it. */
  grant(staff: User, change: RoleChange): Promise<void>;
  /** Takes a role from an account; CONFLICT for the last of staff. */
  revoke(staff: User, change: RoleChange): Promise<void>;
  /**
   * Gives the caller the role and uses the link up; BAD_REQUEST for an invalid link, CONFLICT for
   * staff.
   */
  acceptInvitation(user: User, token: string): Promise<void>;
  /** Ends every session of an account, but for the one that asks. */
  signOutEverywhere(staff: User, session: Session, id: string): Promise<void>;
  /**
   * Suspends an account: its sessions and links end until it is reinstated. Harmless if repeated.
   * CONFLICT for staff and for the caller's own account.
   */
  suspend(staff: User, suspension: NewSuspension): Promise<void>;
  /** Deletes an account as its owner would. CONFLICT for staff and for the caller's own account. */
  deleteAccount(staff: User, id: string): Promise<void>;
  /** Ends the suspension of an account; harmless where there is none. */
  reinstate(staff: User, id: string): Promise<void>;
  mails(page: MailsPage): Promise<MailList>;
  /** Sends a mail again that was given up; CONFLICT when its link has expired. */
  retryMail(staff: User, id: string): Promise<void>;
  /** The same of all of them, the oldest first; at most RETRIED_AT_ONCE. */
  retryFailedMails(staff: User): Promise<RetriedMails>;
  /** Entries, newest first. */
  log(page: LogPage): Promise<StaffLog>;
}

const nothing = z.object({});

declare module "../rpc/procedures.ts" {
  interface Services {
    staff: StaffService;
  }
}

export const staffRouter = router({
  overview: staffProcedure
    .meta({ rest: { summary: "Count what waits for staff", method: "GET", paths: ["/api/staff"] } })
    .output(staffOverview)
    .query(({ ctx }) => ctx.services.staff.overview()),

  people: staffProcedure
    .meta({ rest: { summary: "List accounts", method: "GET", paths: ["/api/staff/people"] } })
    .input(peoplePage)
    .output(people)
    .query(({ ctx, input }) => ctx.services.staff.people(input)),

  person: staffProcedure
    .meta({ rest: { summary: "Read an account", method: "GET", paths: ["/api/staff/people/:id"] } })
    .input(byId)
    .output(person)
    .query(({ ctx, input }) => ctx.services.staff.person(input.id)),

  record: staffProcedure
    .meta({
      rest: {
        summary: "Read what a person has to do with the organization",
        method: "GET",
        paths: ["/api/staff/people/:id/record"],
      },
    })
    .input(byId)
    .output(personRecord)
    .query(({ ctx, input }) => ctx.services.staff.record(input.id)),

  grant: staffProcedure
    .meta({
      rest: {
        summary: "Give an account a role",
        method: "POST",
        paths: ["/api/staff/people/:id/grant"],
      },
    })
    .input(roleChange)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.grant(ctx.user, input);
      return {};
    }),

  revoke: staffProcedure
    .meta({
      rest: {
        summary: "Take a role from an account",
        method: "POST",
        paths: ["/api/staff/people/:id/revoke"],
      },
    })
    .input(roleChange)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.revoke(ctx.user, input);
      return {};
    }),

  // For members: the caller is not staff yet.
  acceptInvitation: memberProcedure
    .meta({
      rest: {
        summary: "Become staff by the token of an invitation",
        method: "POST",
        paths: ["/api/account/staff-invitation"],
      },
    })
    .input(staffInvitation)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.acceptInvitation(ctx.user, input.token);
      return {};
    }),

  signOutEverywhere: staffProcedure
    .meta({
      rest: {
        summary: "Sign an account out everywhere",
        method: "POST",
        paths: ["/api/staff/people/:id/sign-out"],
      },
    })
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.signOutEverywhere(ctx.user, ctx.session, input.id);
      return {};
    }),

  suspend: staffProcedure
    .meta({
      rest: {
        summary: "Suspend an account",
        method: "POST",
        paths: ["/api/staff/people/:id/suspend"],
      },
    })
    .input(newSuspension)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.suspend(ctx.user, input);
      return {};
    }),

  deleteAccount: staffProcedure
    .meta({
      rest: {
        summary: "Delete an account",
        method: "POST",
        paths: ["/api/staff/people/:id/delete"],
      },
    })
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.deleteAccount(ctx.user, input.id);
      return {};
    }),

  reinstate: staffProcedure
    .meta({
      rest: {
        summary: "Lift a suspension",
        method: "POST",
        paths: ["/api/staff/people/:id/reinstate"],
      },
    })
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.reinstate(ctx.user, input.id);
      return {};
    }),

  mails: staffProcedure
    .meta({ rest: { summary: "List mails", method: "GET", paths: ["/api/staff/mails"] } })
    .input(mailsPage)
    .output(mailList)
    .query(({ ctx, input }) => ctx.services.staff.mails(input)),

  retryMail: staffProcedure
    .meta({
      rest: {
        summary: "Send a failed mail again",
        method: "POST",
        paths: ["/api/staff/mails/:id/retry"],
      },
    })
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.staff.retryMail(ctx.user, input.id);
      return {};
    }),

  retryFailedMails: staffProcedure
    .meta({
      rest: {
        summary: "Send failed mails again",
        method: "POST",
        paths: ["/api/staff/mails/retry-failed"],
      },
    })
    .output(retriedMails)
    .mutation(({ ctx }) => ctx.services.staff.retryFailedMails(ctx.user)),

  log: staffProcedure
    .meta({ rest: { summary: "Read the audit log", method: "GET", paths: ["/api/staff/log"] } })
    .input(logPage)
    .output(staffLog)
    .query(({ ctx, input }) => ctx.services.staff.log(input)),
});
