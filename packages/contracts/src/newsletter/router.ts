import { nothing, publicProcedure, router } from "../rpc/procedures.ts";
import {
  type NewsletterConfirmation,
  type NewsletterSubscription,
  newsletterConfirmation,
  newsletterSubscription,
  type Unsubscription,
  unsubscription,
} from "./schema.ts";
import { type StaffNewsletterService, staffNewsletterProcedures } from "./staffRouter.ts";

export interface NewsletterService extends StaffNewsletterService {
  /** Mails a confirmation link; an address that is confirmed already gets a mail that says so. */
  subscribe(subscription: NewsletterSubscription): Promise<void>;
  /** Harmless when it was confirmed already; BAD_REQUEST for an invalid link. */
  confirm(confirmation: NewsletterConfirmation): Promise<void>;
  /** Harmless if repeated; BAD_REQUEST for an unknown token. */
  unsubscribe(unsubscription: Unsubscription): Promise<void>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    newsletter: NewsletterService;
  }
}

export const newsletterRouter = router({
  // The response is the same for every address, so that it does not reveal subscribers.
  subscribe: publicProcedure
    .meta({
      rest: "POST /api/newsletter",
      summary: "Subscribe to the newsletter, which a mailed link confirms",
      rateLimit: "newsletter",
    })
    .input(newsletterSubscription)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.newsletter.subscribe(input)),

  confirm: publicProcedure
    .meta({
      rest: "POST /api/newsletter/confirm",
      summary: "Confirm a subscription by the token of a mail",
    })
    .input(newsletterConfirmation)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.newsletter.confirm(input)),

  // ONE_CLICK_PATH is the REST address for mail programs.
  unsubscribe: publicProcedure
    .input(unsubscription)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.newsletter.unsubscribe(input)),

  ...staffNewsletterProcedures,
});
