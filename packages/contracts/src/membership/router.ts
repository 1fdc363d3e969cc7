import { publicProcedure, router } from "../procedures.ts";
import { type Receipt, receipt } from "../receipt.ts";
import { type NewMembershipApplication, newMembershipApplication } from "./schema.ts";

export interface MembershipService {
  /**
   * Keeps an application as pending, then confirms it to the applicant by mail. A mail that cannot
   * be sent is no failure: the application stays, and the receipt says so.
   */
  submit(application: NewMembershipApplication): Promise<Receipt>;
}

export const membershipRouter = router({
  submit: publicProcedure
    .meta({ rest: { method: "POST", paths: ["/api/membership"] }, throttle: "membership" })
    .input(newMembershipApplication)
    .output(receipt)
    .mutation(({ ctx, input }) => ctx.services.membership.submit(input)),
});
