import { z } from "../messages.ts";
import { publicProcedure, router } from "../procedures.ts";
import { type NewsletterSubscription, newsletterSubscription } from "./schema.ts";

export interface NewsletterService {
  /** Keeps the address as not yet confirmed; the answer is the same for a known one. */
  subscribe(subscription: NewsletterSubscription): Promise<void>;
}

export const newsletterRouter = router({
  subscribe: publicProcedure
    .meta({ rest: { method: "POST", paths: ["/api/newsletter"] }, throttle: "newsletter" })
    .input(newsletterSubscription)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.newsletter.subscribe(input);
      return {};
    }),
});
