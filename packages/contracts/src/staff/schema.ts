import { z } from "../validation/messages.ts";
import { INVALID_INVITATION, pauseReasons } from "./rules.ts";

/** Counts of pending work, each up to COUNT_MAX. */
export const staffOverview = z.object({
  /** Undecided applications. */
  pendingApplications: z.int(),
  /** Unanswered messages, and overdue ones. */
  openMessages: z.int(),
  lateMessages: z.int(),
  /** Articles and events under review. */
  waitingItems: z.int(),
  /** Events and notes of the approval queue: families wait for them. */
  waitingEvents: z.int(),
  /** Mails whose delivery was given up. */
  failedMails: z.int(),
  /** When the caller must have a second factor, to see families; null if they have one or need none. */
  secondFactorBy: z.date().nullable(),
  /** The site is public, and content of members appears without review. */
  isUnreviewed: z.boolean(),
  /** Why no mail and no delivery to a webhook leaves the site; null: they leave. */
  outboundPause: z.enum(pauseReasons).nullable(),
});
export type StaffOverview = z.infer<typeof staffOverview>;

/** The token of a one-time link: 256 bits in base64url. */
export const staffInvitation = z.object({
  token: z.string(INVALID_INVITATION).regex(/^[\w-]{43}$/, INVALID_INVITATION),
});

export type { LogEntry, LogPage, StaffLog } from "./log.ts";
export type { MailEntry, MailList, MailsPage, MailText, RetriedMails } from "./mails.ts";
export type {
  NewSuspension,
  People,
  PeoplePage,
  Person,
  PersonEntry,
  PersonRecord,
  RoleChange,
} from "./people.ts";
