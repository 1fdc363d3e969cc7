import type { User } from "../accounts/schema.ts";
import { type Receipt, receipt } from "../receipt.ts";
import {
  authorizedProcedure,
  memberProcedure,
  nothing,
  publicProcedure,
  router,
} from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import {
  type NewContactSubmission,
  newContactSubmission,
  type OwnMessage,
  ownMessage,
} from "./schema.ts";
import * as schema from "./staffSchema.ts";

export interface ContactService {
  /**
   * Stores a message as unanswered, then mails it to the organization and a confirmation to its
   * sender. If a mail cannot be sent, the message stays and the receipt says so.
   */
  send(submission: NewContactSubmission): Promise<Receipt>;

  /** The messages that were sent with the account's confirmed address, the newest first. */
  mine(user: User): Promise<OwnMessage[]>;

  // Calls of staff. An unknown message is NOT_FOUND.

  /** Unanswered messages by due time, then answered ones, newest first. */
  list(staff: User, page: schema.MessagePage): Promise<schema.MessageEntries>;
  find(id: string): Promise<schema.StaffMessage>;
  /** Possible assignees, by name. */
  assignees(): Promise<schema.Colleague[]>;
  /**
   * Mails an answer to the sender and notes the message as answered; the receipt says how the first
   * attempt at the mail went. CONFLICT, with nothing sent, when someone has answered since `version`.
   */
  reply(staff: User, reply: schema.MessageReply): Promise<Receipt>;
  /** Notes it as answered without a mail; harmless when it is. */
  respond(staff: User, id: string): Promise<void>;
  /** Notes it as not answered; harmless when it is not. */
  reopen(staff: User, id: string): Promise<void>;
  /** Assigns it to a staff member, or to nobody. */
  assign(staff: User, assignment: schema.MessageAssignment): Promise<void>;
  /** Sets the subject, and with it the due time. */
  change(staff: User, subject: schema.MessageSubject): Promise<void>;
  /** Adds a note for the staff, which is never mailed. */
  note(staff: User, note: schema.MessageNote): Promise<void>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    contact: ContactService;
  }
}

export const contactRouter = router({
  send: publicProcedure
    .meta({
      rest: "POST /api/contact",
      summary: "Send a message to the organization",
      rateLimit: "contact",
    })
    .input(newContactSubmission)
    .output(receipt)
    .mutation(({ ctx, input }) => ctx.services.contact.send(input)),

  mine: memberProcedure
    .meta({ rest: "GET /api/account/messages", summary: "List your messages to the organization" })
    .output(z.array(ownMessage))
    .query(({ ctx }) => ctx.services.contact.mine(ctx.user)),

  list: authorizedProcedure("seeMessages")
    .meta({ rest: "GET /api/staff/messages", summary: "List messages" })
    .input(schema.messagePage)
    .output(schema.messageEntries)
    .query(({ ctx, input }) => ctx.services.contact.list(ctx.user, input)),

  assignees: authorizedProcedure("seeMessages")
    .meta({
      rest: "GET /api/staff/messages/assignees",
      summary: "List staff to whom messages can be assigned",
    })
    .output(z.array(schema.colleague))
    .query(({ ctx }) => ctx.services.contact.assignees()),

  find: authorizedProcedure("seeMessages")
    .meta({
      rest: "GET /api/staff/messages/:id",
      summary: "Read a message with its answers and notes",
    })
    .input(byId)
    .output(schema.staffMessage)
    .query(({ ctx, input }) => ctx.services.contact.find(input.id)),

  reply: authorizedProcedure("seeMessages")
    .meta({ rest: "POST /api/staff/messages/:id/reply", summary: "Answer a message by mail" })
    .input(schema.messageReply)
    .output(receipt)
    .mutation(({ ctx, input }) => ctx.services.contact.reply(ctx.user, input)),

  respond: authorizedProcedure("seeMessages")
    .meta({ rest: "POST /api/staff/messages/:id/respond", summary: "Mark a message as answered" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.contact.respond(ctx.user, input.id)),

  reopen: authorizedProcedure("seeMessages")
    .meta({
      rest: "POST /api/staff/messages/:id/reopen",
      summary: "Open an answered message again",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.contact.reopen(ctx.user, input.id)),

  assign: authorizedProcedure("seeMessages")
    .meta({
      rest: "POST /api/staff/messages/:id/assign",
      summary: "Assign a message to a member of staff",
    })
    .input(schema.messageAssignment)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.contact.assign(ctx.user, input)),

  change: authorizedProcedure("seeMessages")
    .meta({ rest: "POST /api/staff/messages/:id/about", summary: "Say what a message is about" })
    .input(schema.messageSubject)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.contact.change(ctx.user, input)),

  note: authorizedProcedure("seeMessages")
    .meta({
      rest: "POST /api/staff/messages/:id/note",
      summary: "Add an internal note to a message",
    })
    .input(schema.messageNote)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.contact.note(ctx.user, input)),
});
