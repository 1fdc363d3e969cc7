import type { User } from "../accounts/schema.ts";
import { NEWSLETTER_BODY_LIMIT } from "../rpc/bodyLimits.ts";
import { staffProcedure } from "../rpc/procedures.ts";
import { onlyOnce } from "../validation/fields.ts";
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
  /** Sends no more of it; harmless when it is sent already. */
  stop(staff: User, id: string): Promise<void>;
  subscribers(page: schema.SubscribersPage): Promise<schema.Subscribers>;
  subscriberCounts(): Promise<schema.SubscriberCounts>;
  /** The pieces of a CSV file of all subscribers. The download is audited first. */
  exportSubscribers(staff: User): Promise<AsyncIterable<string>>;
  /** Forgets an address at its owner's request. */
  removeSubscriber(staff: User, id: string): Promise<void>;
}

const nothing = z.object({});
const LETTERS = "/api/staff/newsletters";
const SUBSCRIBERS = "/api/staff/newsletter/subscribers";

export const staffNewsletterProcedures = {
  list: staffProcedure
    .meta({ rest: { summary: "List newsletters", method: "GET", paths: [LETTERS] } })
    .input(schema.newsletterPage)
    .output(schema.newsletterEntries)
    .query(({ ctx, input }) => ctx.services.newsletter.list(input)),

  create: staffProcedure
    .meta({
      rest: { summary: "Begin an empty newsletter", method: "POST", paths: [LETTERS], status: 201 },
      throttle: "save",
    })
    .input(z.object(onlyOnce).prefault({}))
    .output(schema.newsletterId)
    .mutation(({ ctx, input }) => ctx.services.newsletter.create(ctx.user, input.idempotencyKey)),

  find: staffProcedure
    .meta({ rest: { summary: "Read a newsletter", method: "GET", paths: [`${LETTERS}/:id`] } })
    .input(schema.newsletterId)
    .output(schema.newsletter)
    .query(({ ctx, input }) => ctx.services.newsletter.find(input.id)),

  save: staffProcedure
    .meta({
      rest: { summary: "Save a newsletter", method: "PUT", paths: [`${LETTERS}/:id`] },
      throttle: "save",
      bodyLimit: NEWSLETTER_BODY_LIMIT,
    })
    .input(schema.savedNewsletter)
    .output(z.object({ version: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.newsletter.save(ctx.user, input)),

  delete: staffProcedure
    .meta({
      rest: {
        summary: "Delete a draft of a newsletter",
        method: "DELETE",
        paths: [`${LETTERS}/:id`],
      },
    })
    .input(schema.newsletterId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.newsletter.delete(ctx.user, input.id);
      return {};
    }),

  candidates: staffProcedure
    .meta({
      rest: {
        summary: "List content that a newsletter can link to",
        method: "GET",
        paths: ["/api/staff/newsletter/candidates"],
      },
    })
    .input(schema.candidatesPage)
    .output(schema.candidates)
    .query(({ ctx, input }) => ctx.services.newsletter.candidates(input)),

  preview: staffProcedure
    .meta({
      rest: {
        summary: "Read a newsletter as it will be mailed",
        method: "GET",
        paths: [`${LETTERS}/:id/preview`],
      },
    })
    .input(schema.newsletterId)
    .output(schema.newsletterPreview)
    .query(({ ctx, input }) => ctx.services.newsletter.preview(input.id)),

  sendTest: staffProcedure
    .meta({
      rest: {
        summary: "Mail a newsletter to yourself",
        method: "POST",
        paths: [`${LETTERS}/:id/test`],
      },
      throttle: "newsletterTest",
    })
    .input(schema.newsletterId)
    .output(schema.testReceipt)
    .mutation(({ ctx, input }) => ctx.services.newsletter.sendTest(ctx.user, input.id)),

  send: staffProcedure
    .meta({
      rest: {
        summary: "Send a newsletter to all subscribers",
        method: "POST",
        paths: [`${LETTERS}/:id/send`],
      },
    })
    .input(schema.newsletterVersion)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.newsletter.send(ctx.user, input);
      return {};
    }),

  stop: staffProcedure
    .meta({
      rest: {
        summary: "Stop a newsletter that is being sent",
        method: "POST",
        paths: [`${LETTERS}/:id/stop`],
      },
    })
    .input(schema.newsletterId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.newsletter.stop(ctx.user, input.id);
      return {};
    }),

  subscribers: staffProcedure
    .meta({ rest: { summary: "List newsletter subscribers", method: "GET", paths: [SUBSCRIBERS] } })
    .input(schema.subscribersPage)
    .output(schema.subscribers)
    .query(({ ctx, input }) => ctx.services.newsletter.subscribers(input)),

  // Its answer is no JSON: http/exports.ts of the API sends it.
  exportSubscribers: staffProcedure
    .meta({
      rest: {
        summary: "Download the newsletter subscribers as CSV",
        method: "GET",
        paths: [`${SUBSCRIBERS}.csv`],
        file: "subscribers.csv",
      },
    })
    .query(({ ctx }) => ctx.services.newsletter.exportSubscribers(ctx.user)),

  subscriberCounts: staffProcedure
    .meta({
      rest: {
        summary: "Count newsletter subscribers",
        method: "GET",
        paths: [`${SUBSCRIBERS}/counts`],
      },
    })
    .output(schema.subscriberCounts)
    .query(({ ctx }) => ctx.services.newsletter.subscriberCounts()),

  removeSubscriber: staffProcedure
    .meta({
      rest: {
        summary: "Delete a newsletter subscriber",
        method: "DELETE",
        paths: [`${SUBSCRIBERS}/:id`],
      },
    })
    .input(schema.newsletterId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.newsletter.removeSubscriber(ctx.user, input.id);
      return {};
    }),
};
