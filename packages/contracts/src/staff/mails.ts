import { mailStatuses } from "../mailStatuses.ts";
import { filterBy, shownEmail } from "../validation/fields.ts";
import { dateOrder, list, searchedStaffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";

/** `search` finds parts of the recipient's address. */
export const mailsPage = searchedStaffListPage.extend({
  status: filterBy("Status", mailStatuses),
  order: dateOrder,
});
export type MailsPage = z.infer<typeof mailsPage>;

/** A mail in the mail log, without its text. */
const mailEntry = z.object({
  id: z.string(),
  /** The message's name: "passwordReset". */
  kind: z.string(),
  recipient: shownEmail,
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** Its link has expired, so it cannot be sent again. */
  isExpired: z.boolean(),
  /** Its text can be read: on a local site without a mail server. */
  hasText: z.boolean(),
});
export type MailEntry = z.infer<typeof mailEntry>;

export const mailList = list(mailEntry);
export type MailList = z.infer<typeof mailList>;

/** The plain text of a mail. */
export const mailText = z.object({ text: z.string() });
export type MailText = z.infer<typeof mailText>;

export const retriedMails = z.object({
  /** Sent again now. */
  queued: z.int(),
  /** Not sent, because their links have expired. */
  expired: z.int(),
  /** More failed mails are left than one call sends again. */
  hasMore: z.boolean(),
});
export type RetriedMails = z.infer<typeof retriedMails>;
