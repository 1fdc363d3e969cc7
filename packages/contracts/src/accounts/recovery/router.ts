import { publicProcedure, router } from "../../rpc/procedures.ts";
import { z } from "../../validation/messages.ts";
import { type PasswordReset, passwordReset, type ResetRequest, resetRequest } from "./schema.ts";

export interface RecoveryService {
  /** Mails a link to the account of this address; where there is none, takes the same time. */
  forgotPassword(request: ResetRequest): Promise<void>;
  /**
   * Gives the account of this token its new password, ends its sessions and tells its owner.
   * BAD_REQUEST when the token is unknown, used or older than an hour.
   */
  resetPassword(reset: PasswordReset): Promise<{ userId: string; email: string }>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    recovery: RecoveryService;
  }
}

export const recoveryRouter = router({
  forgotPassword: publicProcedure
    .meta({
      rest: { method: "POST", paths: ["/api/forgot-password"] },
      throttle: "forgotPassword",
    })
    .input(resetRequest)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.recovery.forgotPassword(input);
      return {};
    }),

  resetPassword: publicProcedure
    .meta({ rest: { method: "POST", paths: ["/api/reset-password"] } })
    .input(passwordReset)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      const { userId, email } = await ctx.services.recovery.resetPassword(input);
      // Whoever guesses at the old password meanwhile must not keep the owner out with the new one.
      await ctx.throttle.letIn(email);
      // The row is gone; what this request holds of it must not come back.
      if (ctx.session.userId === userId) await ctx.session.end();
      return {};
    }),
});
