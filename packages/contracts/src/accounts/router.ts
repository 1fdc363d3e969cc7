import { TRPCError } from "@trpc/server";
import { memberProcedure, nothing, publicProcedure, router } from "../rpc/procedures.ts";
import * as schema from "./schema.ts";
import { SECOND_STEP_NEEDED } from "./secondFactor/rules.ts";
import { signIn } from "./signIn.ts";

export interface AccountsService {
  /**
   * Creates the account. CONFLICT when the email address has one, in any letter case; BAD_REQUEST
   * when the password is shorter than the rules say.
   */
  register(registration: schema.Registration): Promise<schema.VerifiedUser>;
  /**
   * The account with this email and password; UNAUTHORIZED otherwise, after the same time.
   * FORBIDDEN when it is suspended, which is revealed only with the right password.
   */
  authenticate(login: schema.Login): Promise<schema.VerifiedUser>;
  /** Checks that the verified password is still current; waits for a concurrent change. */
  isCredentialCurrent(user: schema.VerifiedUser): Promise<boolean>;
  /** The account of this id, or null when it is deleted or suspended. */
  find(userId: string): Promise<schema.User | null>;
  readonly passwordRules: schema.PasswordRules;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    accounts: AccountsService;
  }
}

export const accountsRouter = router({
  currentUser: memberProcedure
    .meta({ rest: ["GET /api/user", "GET /api/auth/user"], summary: "Read the signed-in account" })
    .output(schema.user)
    .query(({ ctx }) => ctx.user),

  /** For forms, so that they show the right number before anything is sent. */
  passwordRules: publicProcedure
    .meta({ cacheable: true })
    .output(schema.passwordRules)
    .query(({ ctx }) => ctx.services.accounts.passwordRules),

  register: publicProcedure
    .meta({ rest: "POST /api/register", summary: "Sign up", status: 201, rateLimit: "register" })
    .input(schema.registration)
    .output(schema.user)
    .mutation(async ({ ctx, input }) => signIn(ctx, await ctx.services.accounts.register(input))),

  login: publicProcedure
    .meta({ rest: "POST /api/login", summary: "Sign in", rateLimit: "login" })
    .input(schema.login)
    .output(schema.user)
    .mutation(async ({ ctx, input }) => {
      const account = await ctx.services.accounts.authenticate(input);
      const { secondStep, services } = ctx;
      const token = await services.secondFactor.begin(account, secondStep.remembered);
      if (token === null) return signIn(ctx, account);
      // No session: its cookie opens nothing but the second step.
      secondStep.setToken(token);
      throw new TRPCError({ code: "PRECONDITION_REQUIRED", message: SECOND_STEP_NEEDED });
    }),

  logout: publicProcedure
    .meta({ rest: "POST /api/logout", summary: "Sign out" })
    .output(nothing)
    .mutation(({ ctx }) => ctx.session.end()),
});
