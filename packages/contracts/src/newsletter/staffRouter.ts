import type { User } from "../accounts/schema.ts";
import { NEWSLETTER_BODY_LIMIT } from "../rpc/bodyLimits.ts";
import { authorizedProcedure, nothing } from "../rpc/procedures.ts";
import { byId, onlyOnce } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import * as schema from "./staffSchema.ts";

type Id = { id: string };

/** Calls of staff for newsletters and subscribers. `staff` is the actor in the audit log. */
export interface StaffNewsletterService {
  /** The newest first. */
  list(page: schema.NewsletterPage): Promise<schema.NewsletterEntries>;
  /** Begins an empty draft. */
  create(staff: User, idempotencyKey?: string): Promise<Id>;
  find(id: string): Promise<schema.Newsletter>;
  /** CONFLICT when someone else has saved since, and for one that is no draft any more. */
  save(staff: User, changed: schema.SavedNewsletter): Promise<{ version: number }>;
  /** Deletes a draft; CONFLICT once it was sent. */
  delete(staff: User, id: string): Promise<void>;
  /** Published news, the newest first, or events from today on, the soonest first. */
  candidates(page: schema.CandidatesPage): Promise<schema.Candidates>;
  /** As it is saved, or as it was sent. */
  preview(id: string): Promise<schema.NewsletterPreview>;
  /** Mails the saved newsletter to the caller. */
  sendTest(staff: User, id: string): Promise<{ email: string }>;
  /** Starts sending to all confirmed subscribers; CONFLICT unless this version is a draft. */
  send(staff: User, sent: schema.NewsletterVersion): Promise<void>;
  /** Stops sending it; harmless when it is sent already. */
  stop(staff: User, id: string): Promise<void>;
  subscribers(page: schema.SubscribersPage): Promise<schema.Subscribers>;
  subscriberCounts(): Promise<schema.SubscriberCounts>;
  /** The pieces of a CSV file of all subscribers. The download is audited first. */
  exportSubscribers(staff: User): Promise<AsyncIterable<string>>;
  /** Deletes an address at its owner's request. */
  removeSubscriber(staff: User, id: string): Promise<void>;
}

export const staffNewsletterProcedures = {
  list: authorizedProcedure("sendNewsletter")
    .meta({ rest: "GET /api/staff/newsletters", summary: "List newsletters" })
    .input(schema.newsletterPage)
    .output(schema.newsletterEntries)
    .query(({ ctx, input }) => ctx.services.newsletter.list(input)),

  create: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "POST /api/staff/newsletters",
      summary: "Begin an empty newsletter",
      status: 201,
      rateLimit: "save",
    })
    .input(z.object(onlyOnce).prefault({}))
    .output(byId)
    .mutation(({ ctx, input }) => ctx.services.newsletter.create(ctx.user, input.idempotencyKey)),

  find: authorizedProcedure("sendNewsletter")
    .meta({ rest: "GET /api/staff/newsletters/:id", summary: "Read a newsletter" })
    .input(byId)
    .output(schema.newsletter)
    .query(({ ctx, input }) => ctx.services.newsletter.find(input.id)),

  save: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "PUT /api/staff/newsletters/:id",
      summary: "Save a newsletter",
      rateLimit: "save",
      bodyLimit: NEWSLETTER_BODY_LIMIT,
    })
    .input(schema.savedNewsletter)
    .output(z.object({ version: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.newsletter.save(ctx.user, input)),

  delete: authorizedProcedure("sendNewsletter")
    .meta({ rest: "DELETE /api/staff/newsletters/:id", summary: "Delete a draft of a newsletter" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.newsletter.delete(ctx.user, input.id)),

  candidates: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "GET /api/staff/newsletter/candidates",
      summary: "List content that a newsletter can link to",
    })
    .input(schema.candidatesPage)
    .output(schema.candidates)
    .query(({ ctx, input }) => ctx.services.newsletter.candidates(input)),

  preview: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "GET /api/staff/newsletters/:id/preview",
      summary: "Read a newsletter as it will be mailed",
    })
    .input(byId)
    .output(schema.newsletterPreview)
    .query(({ ctx, input }) => ctx.services.newsletter.preview(input.id)),

  sendTest: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "POST /api/staff/newsletters/:id/test",
      summary: "Mail a newsletter to yourself",
      rateLimit: "newsletterTest",
    })
    .input(byId)
    .output(schema.testReceipt)
    .mutation(({ ctx, input }) => ctx.services.newsletter.sendTest(ctx.user, input.id)),

  send: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "POST /api/staff/newsletters/:id/send",
      summary: "Send a newsletter to all subscribers",
    })
    .input(schema.newsletterVersion)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.newsletter.send(ctx.user, input)),

  stop: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "POST /api/staff/newsletters/:id/stop",
      summary: "Stop a newsletter that is being sent",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.newsletter.stop(ctx.user, input.id)),

  subscribers: authorizedProcedure("sendNewsletter")
    .meta({ rest: "GET /api/staff/newsletter/subscribers", summary: "List newsletter subscribers" })
    .input(schema.subscribersPage)
    .output(schema.subscribers)
    .query(({ ctx, input }) => ctx.services.newsletter.subscribers(input)),

  // Its answer is no JSON: http/downloads.ts of the API sends it.
  exportSubscribers: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "GET /api/staff/newsletter/subscribers.csv",
      summary: "Download the newsletter subscribers as CSV",
      file: "subscribers.csv",
      needsConfirmation: true,
    })
    .query(({ ctx }) => ctx.services.newsletter.exportSubscribers(ctx.user)),

  subscriberCounts: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "GET /api/staff/newsletter/subscribers/counts",
      summary: "Count newsletter subscribers",
    })
    .output(schema.subscriberCounts)
    .query(({ ctx }) => ctx.services.newsletter.subscriberCounts()),

  removeSubscriber: authorizedProcedure("sendNewsletter")
    .meta({
      rest: "DELETE /api/staff/newsletter/subscribers/:id",
      summary: "Delete a newsletter subscriber",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.newsletter.removeSubscriber(ctx.user, input.id)),
};
