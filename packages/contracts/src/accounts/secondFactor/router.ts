import { TRPCError } from "@trpc/server";
import {
  memberProcedure,
  nothing,
  publicProcedure,
  router,
  withRateLimits,
} from "../../rpc/procedures.ts";
import { accountKey } from "../../rpc/rateLimits.ts";
import { type User, user, type VerifiedUser } from "../schema.ts";
import { signIn } from "../signIn.ts";
import * as schema from "./schema.ts";

/** A sign-in whose password was right. */
interface PendingSignIn {
  userId: string;
  email: string;
}

/** What a passkey signs for. */
export type ChallengePurpose = "signIn" | "confirm";

/** The second step of signing in: passkeys, codes of an app, and recovery codes. */
export interface SecondFactorService {
  /**
   * Begins the second step of a sign-in and returns its token; null if the account needs none, or not
   * in this browser.
   * @param remembered the tokens of the browser, of any accounts
   */
  begin(user: VerifiedUser, remembered: readonly string[]): Promise<string | null>;
  /** Finds a sign-in by its token; null if it has ended, or SECOND_STEP_MINUTES are over. */
  findPending(token: string | null): Promise<PendingSignIn | null>;
  methods(userId: string): Promise<schema.FactorMethods>;
  /** What a passkey of the account is to sign. */
  requestPasskey(userId: string, purpose: ChallengePurpose): Promise<schema.PasskeyRequest>;
  /** Ends the second step; UNAUTHORIZED for a wrong or used factor, or a token that has ended. */
  finish(token: string | null, proof: schema.Proof): Promise<VerifiedUser>;
  /** Remembers a browser for the account; returns the token of its cookie. */
  remember(userId: string): Promise<string>;

  /** Uses a factor and notes it in the caller's session; FORBIDDEN for a wrong or used one. */
  confirm(userId: string, sessionId: string, proof: schema.Proof): Promise<void>;
  /** Whether the account has a passkey or an app. */
  has(userId: string): Promise<boolean>;
  /** @throws DomainError FORBIDDEN for an account that sees families and lacks its factor */
  checkSeesFamilies(userId: string): Promise<void>;

  list(user: User): Promise<schema.SecondFactors>;
  startPasskey(user: User): Promise<schema.PasskeyCreation>;
  /** CONFLICT when the account has MAX_PASSKEYS, BAD_REQUEST for one of another site. */
  addPasskey(user: User, sessionId: string, sent: schema.NewPasskey): Promise<schema.AddedFactor>;
  /** Harmless when it is removed already. */
  removePasskey(user: User, id: string): Promise<void>;
  /** Makes the key of a new app, which is in use once a code confirms it. CONFLICT if there is one. */
  startApp(user: User): Promise<schema.AppKey>;
  /** BAD_REQUEST for a wrong code. */
  confirmApp(user: User, sessionId: string, sent: schema.NewApp): Promise<schema.AddedFactor>;
  /** Harmless when it is removed already. */
  removeApp(user: User): Promise<void>;
  /** Replaces the recovery codes. CONFLICT without a passkey or an app. */
  renewRecoveryCodes(user: User): Promise<schema.NewRecoveryCodes>;
  /** No browser signs in without the second step any more. */
  forgetDevices(userId: string): Promise<void>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    secondFactor: SecondFactorService;
  }
}

/** Calls of a sign-in whose second step is missing. Wrong factors count for its account. */
const pendingProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const pending = await ctx.services.secondFactor.findPending(ctx.secondStep.token);
  if (!pending) {
    throw new TRPCError({
      code: "UNAUTHORIZED",
      message: "This sign-in has ended. Please begin again with your password.",
    });
  }
  return next({ ctx: { pending } });
});

export const secondFactorRouter = router({
  methods: pendingProcedure
    .meta({
      rest: "GET /api/login/second-step",
      summary: "Read how a sign-in can take its second step",
    })
    .output(schema.factorMethods)
    .query(({ ctx }) => ctx.services.secondFactor.methods(ctx.pending.userId)),

  requestPasskey: pendingProcedure
    .meta({
      rest: "POST /api/login/second-step/passkey",
      summary: "Read what a passkey is to sign for a sign-in",
    })
    .output(schema.passkeyRequest)
    .mutation(({ ctx }) =>
      withRateLimits(ctx, ["passkeyRequest"], accountKey(ctx.pending.email), () =>
        ctx.services.secondFactor.requestPasskey(ctx.pending.userId, "signIn"),
      ),
    ),

  signIn: pendingProcedure
    .meta({ rest: "POST /api/login/second-step", summary: "Take the second step of a sign-in" })
    .input(schema.secondStep)
    .output(user)
    .mutation(({ ctx, input }) =>
      withRateLimits(
        ctx,
        ["secondStep", "secondStepDaily"],
        accountKey(ctx.pending.email),
        async () => {
          const { secondFactor } = ctx.services;
          const account = await secondFactor.finish(ctx.secondStep.token, input.proof);
          const user = await signIn(ctx, account, { factorAt: new Date() });
          ctx.secondStep.setToken(null);
          if (input.remember) ctx.secondStep.remember(await secondFactor.remember(user.id));
          return user;
        },
      ),
    ),

  requestConfirmation: memberProcedure
    .meta({
      rest: "POST /api/account/second-factor/passkey-request",
      summary: "Read what a passkey is to sign, to confirm that it is you",
      rateLimit: "ownPasskeyRequest",
    })
    .output(schema.passkeyRequest)
    .mutation(({ ctx }) => ctx.services.secondFactor.requestPasskey(ctx.user.id, "confirm")),

  confirm: memberProcedure
    .meta({
      rest: "POST /api/account/second-factor/confirm",
      summary: "Use your second factor again, for calls that need it of late",
      rateLimit: ["secondFactor", "secondFactorDaily"],
    })
    .input(schema.factorConfirmation)
    .output(nothing)
    .mutation(({ ctx, input }) =>
      ctx.services.secondFactor.confirm(ctx.user.id, ctx.session.id, input.proof),
    ),

  /** Does nothing: a page calls it before a download, which cannot ask. */
  checkConfirmed: memberProcedure
    .meta({ needsSession: true })
    .output(nothing)
    .mutation(() => {}),

  list: memberProcedure
    .meta({ rest: "GET /api/account/second-factor", summary: "List your second factors" })
    .output(schema.secondFactors)
    .query(({ ctx }) => ctx.services.secondFactor.list(ctx.user)),

  startPasskey: memberProcedure
    .meta({
      needsSession: true,
      rest: "POST /api/account/second-factor/passkeys/start",
      summary: "Read what a browser needs to make a passkey",
      rateLimit: "ownPasskeyRequest",
    })
    .output(schema.passkeyCreation)
    .mutation(({ ctx }) => ctx.services.secondFactor.startPasskey(ctx.user)),

  addPasskey: memberProcedure
    .meta({
      needsSession: true,
      rest: "POST /api/account/second-factor/passkeys",
      summary: "Add a passkey",
    })
    .input(schema.newPasskey)
    .output(schema.addedFactor)
    .mutation(({ ctx, input }) =>
      ctx.services.secondFactor.addPasskey(ctx.user, ctx.session.id, input),
    ),

  removePasskey: memberProcedure
    .meta({
      needsSession: true,
      rest: "DELETE /api/account/second-factor/passkeys/:id",
      summary: "Remove a passkey",
    })
    .input(schema.passkeyId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.secondFactor.removePasskey(ctx.user, input.id)),

  startApp: memberProcedure
    .meta({
      needsSession: true,
      rest: "POST /api/account/second-factor/app/start",
      summary: "Make the key of a new app for codes, which is shown this once",
    })
    .output(schema.appKey)
    .mutation(({ ctx }) => ctx.services.secondFactor.startApp(ctx.user)),

  confirmApp: memberProcedure
    .meta({
      needsSession: true,
      rest: "POST /api/account/second-factor/app",
      summary: "Confirm a new app by its first code",
    })
    .input(schema.newApp)
    .output(schema.addedFactor)
    .mutation(({ ctx, input }) =>
      ctx.services.secondFactor.confirmApp(ctx.user, ctx.session.id, input),
    ),

  removeApp: memberProcedure
    .meta({
      needsSession: true,
      rest: "DELETE /api/account/second-factor/app",
      summary: "Remove the app for codes",
    })
    .output(nothing)
    .mutation(({ ctx }) => ctx.services.secondFactor.removeApp(ctx.user)),

  renewRecoveryCodes: memberProcedure
    .meta({
      needsSession: true,
      rest: "POST /api/account/second-factor/recovery-codes",
      summary: "Replace your recovery codes, which are shown this once",
    })
    .output(schema.newRecoveryCodes)
    .mutation(({ ctx }) => ctx.services.secondFactor.renewRecoveryCodes(ctx.user)),

  forgetDevices: memberProcedure
    .meta({
      rest: "POST /api/account/second-factor/forget-devices",
      summary: "Ask for the second step in every browser again",
    })
    .output(nothing)
    .mutation(({ ctx }) => ctx.services.secondFactor.forgetDevices(ctx.user.id)),
});
