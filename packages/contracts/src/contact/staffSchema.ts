import { mailStatuses } from "../mailStatuses.ts";
import {
  filterBy,
  id,
  idempotencyKey,
  requiredChoice,
  requiredLine,
  requiredText,
  shownEmail,
} from "../validation/fields.ts";
import { list, searchedStaffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { contactSubjects } from "./responseTimes.ts";
import {
  inquiryTypes,
  messageEntryKinds,
  messageStates,
  NOTE_MAX_LENGTH,
  REPLY_MAX_LENGTH,
} from "./rules.ts";

/** `search` finds parts of names, addresses and messages. */
export const messagePage = searchedStaffListPage
  .extend({
    state: filterBy("State", messageStates),
    inquiryType: filterBy("Inquiry type", inquiryTypes),
  })
  .prefault({});
export type MessagePage = z.infer<typeof messagePage>;

/** A member of staff; the name is null if the account has none, or is deleted. */
export const colleague = z.object({ id: z.string(), name: z.string().nullable() });
export type Colleague = z.infer<typeof colleague>;

/** The state of a message against its due time. */
const messageSummary = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  inquiryType: z.string(),
  about: z.enum(contactSubjects).nullable(),
  createdAt: z.date(),
  /** By when a response is promised. */
  dueAt: z.date(),
  /** The due time has passed without a response. */
  isLate: z.boolean(),
  responded: z.boolean(),
  respondedAt: z.date().nullable(),
  /** Null if nobody has answered, or if the account is deleted. */
  respondedBy: colleague.nullable(),
  assignee: colleague.nullable(),
});

/** A message in the list: its first words, and no address. */
export const messageEntry = messageSummary.extend({ beginning: z.string() });
export type MessageEntry = z.infer<typeof messageEntry>;

export const messageEntries = list(messageEntry);
export type MessageEntries = z.infer<typeof messageEntries>;

/** An action of staff on a message. */
export const threadEntry = z.object({
  id: z.string(),
  kind: z.enum(messageEntryKinds),
  /** The text of a reply or note, or the new subject of "about". */
  text: z.string().nullable(),
  by: colleague.nullable(),
  at: z.date(),
  /** The assignee of "assigned"; null: nobody. */
  assignee: colleague.nullable(),
  /** The state of a reply's mail. */
  mail: z.object({ status: z.enum(mailStatuses), error: z.string().nullable() }).nullable(),
});
export type ThreadEntry = z.infer<typeof threadEntry>;

/** A message with its thread, oldest entry first. */
export const staffMessage = messageSummary.extend({
  email: shownEmail,
  message: z.string(),
  /** Counts the answers; a reply must send it. */
  version: z.number(),
  entries: z.array(threadEntry),
});
export type StaffMessage = z.infer<typeof staffMessage>;

export const messageReply = z.object({
  id,
  /** The salutation of the mail; absent: `greetSender`. */
  greeting: requiredLine("Greeting", 200).optional(),
  text: requiredText("Answer", REPLY_MAX_LENGTH, "Please write an answer"),
  /** The signature of the mail; absent: `signAnswer`. */
  signature: requiredText("Signature", 300).optional(),
  /** The version that the caller has read. */
  version: z.int("Version must be a whole number").min(1, "Version must be at least 1"),
  idempotencyKey,
});
export type MessageReply = z.infer<typeof messageReply>;

export const messageNote = z.object({
  id,
  text: requiredText("Note", NOTE_MAX_LENGTH, "Please write a note"),
  idempotencyKey,
});
export type MessageNote = z.infer<typeof messageNote>;

export const messageAssignment = z.object({ id, assigneeId: id.nullable() });
export type MessageAssignment = z.infer<typeof messageAssignment>;

export const messageSubject = z.object({
  id,
  about: requiredChoice("About", contactSubjects).nullable(),
});
export type MessageSubject = z.infer<typeof messageSubject>;
