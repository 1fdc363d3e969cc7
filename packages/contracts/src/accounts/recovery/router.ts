import { nothing, publicProcedure, router } from "../../rpc/procedures.ts";
import { type PasswordReset, passwordReset, type ResetRequest, resetRequest } from "./schema.ts";

export interface RecoveryService {
  /** Mails a link to the account of this address; an unknown address takes the same time. */
  forgotPassword(request: ResetRequest): Promise<void>;
  /**
   * Sets the password of the token's account, ends its sessions and notifies its owner. BAD_REQUEST
   * for an unknown, used or expired token.
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
      rest: "POST /api/forgot-password",
      summary: "Have a link mailed that sets a new password",
      rateLimit: "forgotPassword",
    })
    .input(resetRequest)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.recovery.forgotPassword(input)),

  resetPassword: publicProcedure
    .meta({
      rest: "POST /api/reset-password",
      summary: "Set a new password by the token of a mail",
    })
    .input(passwordReset)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const { userId, email } = await ctx.services.recovery.resetPassword(input);
      // The rate limit that wrong guesses at the old password have filled must not block the
      // owner's sign-in.
      await ctx.rateLimiter.resetAfterSignIn(email);
      // The session's row is deleted already; this request must not write it again.
      if (ctx.session.userId === userId) await ctx.session.end();
    }),
});
