import { publicProcedure, router } from "../procedures.ts";
import { type Receipt, receipt } from "../receipt.ts";
import { type NewContactSubmission, newContactSubmission } from "./schema.ts";

export interface ContactService {
  /**
   * Keeps a message as not yet answered, then mails it to the organisation and a confirmation to
   * its sender. A mail that cannot be sent is no failure: the message stays, and the receipt says so.
   */
  send(submission: NewContactSubmission): Promise<Receipt>;
}

export const contactRouter = router({
  send: publicProcedure
    .meta({ rest: { method: "POST", paths: ["/api/contact"] }, throttle: "contact" })
    .input(newContactSubmission)
    .output(receipt)
    .mutation(({ ctx, input }) => ctx.services.contact.send(input)),
});
