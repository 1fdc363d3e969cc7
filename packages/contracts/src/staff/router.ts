import type { User } from "../accounts/schema.ts";
import {
  authorizedProcedure,
  memberProcedure,
  nothing,
  router,
  type Session,
} from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { type LogPage, logPage, type StaffLog, staffLog } from "./log.ts";
import {
  type MailList,
  type MailsPage,
  type MailText,
  mailList,
  mailsPage,
  mailText,
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
  overview(user: User): Promise<StaffOverview>;
  people(page: PeoplePage): Promise<People>;
  /** NOT_FOUND if the account is deleted; the methods below likewise. */
  person(id: string): Promise<Person>;
  /** Registrations, applications and messages of an account. */
  record(id: string): Promise<PersonRecord>;
  /** Grants a role to an account; harmless if it has it. */
  grant(staff: User, change: RoleChange): Promise<void>;
  /** Revokes a role of an account; CONFLICT for the last staff account. */
  revoke(staff: User, change: RoleChange): Promise<void>;
  /**
   * Grants the caller the link's role and invalidates the link; BAD_REQUEST for an invalid link,
   * CONFLICT for staff.
   */
  acceptInvitation(user: User, token: string): Promise<void>;
  /** Ends every session of an account except the caller's. */
  signOutEverywhere(staff: User, session: Session, id: string): Promise<void>;
  /**
   * Suspends an account: its sessions and links end until it is reinstated. Harmless if repeated;
   * CONFLICT for staff and for the caller's own account.
   */
  suspend(staff: User, suspension: NewSuspension): Promise<void>;
  /** Deletes an account as its owner would. CONFLICT for staff and for the caller's own account. */
  deleteAccount(staff: User, id: string): Promise<void>;
  /**
   * Removes the passkeys, the app and the recovery codes of an account, ends its sessions and mails its
   * owner; harmless without them. CONFLICT for the caller's own account.
   */
  resetSecondFactor(staff: User, id: string): Promise<void>;
  /** Ends the suspension of an account; harmless without one. */
  reinstate(staff: User, id: string): Promise<void>;
  mails(page: MailsPage): Promise<MailList>;
  /** Reads a mail of a local site without a mail server; NOT_FOUND elsewhere. */
  mailText(id: string): Promise<MailText>;
  /** Sends a failed mail again; CONFLICT when its link has expired. */
  retryMail(staff: User, id: string): Promise<void>;
  /** Sends failed mails again, the oldest first; at most RETRIED_AT_ONCE. */
  retryFailedMails(staff: User): Promise<RetriedMails>;
  /** Entries, newest first. */
  log(page: LogPage): Promise<StaffLog>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    staff: StaffService;
  }
}

export const staffRouter = router({
  overview: authorizedProcedure("openStaffPages")
    .meta({ rest: "GET /api/staff", summary: "Count what waits for staff" })
    .output(staffOverview)
    .query(({ ctx }) => ctx.services.staff.overview(ctx.user)),

  people: authorizedProcedure("managePeople")
    .meta({ showsFamilies: true, rest: "GET /api/staff/people", summary: "List accounts" })
    .input(peoplePage)
    .output(people)
    .query(({ ctx, input }) => ctx.services.staff.people(input)),

  person: authorizedProcedure("managePeople")
    .meta({ showsFamilies: true, rest: "GET /api/staff/people/:id", summary: "Read an account" })
    .input(byId)
    .output(person)
    .query(({ ctx, input }) => ctx.services.staff.person(input.id)),

  record: authorizedProcedure("managePeople")
    .meta({
      showsFamilies: true,
      rest: "GET /api/staff/people/:id/record",
      summary: "Read what a person has to do with the organization",
    })
    .input(byId)
    .output(personRecord)
    .query(({ ctx, input }) => ctx.services.staff.record(input.id)),

  grant: authorizedProcedure("managePeople")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/people/:id/grant",
      summary: "Give an account a role",
    })
    .input(roleChange)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.grant(ctx.user, input)),

  revoke: authorizedProcedure("managePeople")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/people/:id/revoke",
      summary: "Take a role from an account",
    })
    .input(roleChange)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.revoke(ctx.user, input)),

  // For members: the caller is not staff yet.
  acceptInvitation: memberProcedure
    .meta({
      needsSession: true,
      rest: "POST /api/account/staff-invitation",
      summary: "Become staff by the token of an invitation",
    })
    .input(staffInvitation)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.acceptInvitation(ctx.user, input.token)),

  signOutEverywhere: authorizedProcedure("managePeople")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/people/:id/sign-out",
      summary: "Sign an account out everywhere",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) =>
      ctx.services.staff.signOutEverywhere(ctx.user, ctx.session, input.id),
    ),

  suspend: authorizedProcedure("managePeople")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/people/:id/suspend",
      summary: "Suspend an account",
    })
    .input(newSuspension)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.suspend(ctx.user, input)),

  deleteAccount: authorizedProcedure("managePeople")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/people/:id/delete",
      summary: "Delete an account",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.deleteAccount(ctx.user, input.id)),

  reinstate: authorizedProcedure("managePeople")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/people/:id/reinstate",
      summary: "Lift a suspension",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.reinstate(ctx.user, input.id)),

  resetSecondFactor: authorizedProcedure("managePeople")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/people/:id/reset-second-factor",
      summary: "Remove the second factors of a person who has lost them",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.resetSecondFactor(ctx.user, input.id)),

  mails: authorizedProcedure("seeMails")
    .meta({ rest: "GET /api/staff/mails", summary: "List mails" })
    .input(mailsPage)
    .output(mailList)
    .query(({ ctx, input }) => ctx.services.staff.mails(input)),

  mailText: authorizedProcedure("seeMails")
    .meta({
      rest: "GET /api/staff/mails/:id",
      summary: "Read the text of a mail, on a local site without a mail server",
    })
    .input(byId)
    .output(mailText)
    .query(({ ctx, input }) => ctx.services.staff.mailText(input.id)),

  retryMail: authorizedProcedure("seeMails")
    .meta({ rest: "POST /api/staff/mails/:id/retry", summary: "Send a failed mail again" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.staff.retryMail(ctx.user, input.id)),

  retryFailedMails: authorizedProcedure("seeMails")
    .meta({ rest: "POST /api/staff/mails/retry-failed", summary: "Send failed mails again" })
    .output(retriedMails)
    .mutation(({ ctx }) => ctx.services.staff.retryFailedMails(ctx.user)),

  log: authorizedProcedure("seeLog")
    .meta({ rest: "GET /api/staff/log", summary: "Read the audit log" })
    .input(logPage)
    .output(staffLog)
    .query(({ ctx, input }) => ctx.services.staff.log(input)),
});
