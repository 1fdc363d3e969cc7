import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { can, type Right } from "../accounts/rights.ts";
import { RECENT_PASSWORD_MINUTES } from "../accounts/rules.ts";
import type { Caller, User } from "../accounts/schema.ts";
import { RECENT_FACTOR_MINUTES } from "../accounts/secondFactor/rules.ts";
import type { AccessScope } from "../accounts/tokens/rules.ts";
import type { TokenAccess } from "../accounts/tokens/schema.ts";
import { z } from "../validation/messages.ts";
import { findScope } from "./accessScopes.ts";
import { DomainError, describeFailure, type RetryableError, toTrpcError } from "./failures.ts";
import {
  type Attempt,
  findAccountKey,
  type Outcome,
  type RateLimiter,
  type RateLimitName,
} from "./rateLimits.ts";
import { deserializeInput } from "./transformer.ts";

/** The services that procedures call, implemented by the API. Each router adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the routers extend it
export interface Services {}

/** The caller's session. */
export interface Session {
  /** Id of the signed-in account, or null. */
  readonly userId: string | null;
  /**
   * The account as it was when the request arrived; null when it is deleted or suspended, absent when
   * anonymous or after a sign-in.
   */
  readonly user?: User | null | undefined;
  /** The id in the store. It is a secret: no call returns it. */
  readonly id: string;
  /** When the password was last given, at the sign-in or later; null without a session. */
  readonly passwordAt: Date | null;
  /** When a second factor was last used; null if never in this session. */
  readonly factorAt: Date | null;
  /** The access token of the call; absent in a browser's session. */
  readonly token?: TokenAccess;
  /** Signs this account in under a new session id; the old id is dead when this resolves. */
  start(userId: string, facts?: SessionStart): Promise<void>;
  /** Signs out; the session is deleted from the store when this resolves. */
  end(): Promise<void>;
}

export interface SessionStart {
  /** When a second factor was used. */
  factorAt?: Date | null;
}

/** The browser's cookies of the second step of signing in. */
export interface SecondStepCookies {
  /** The token of a sign-in whose second step is missing. */
  readonly token: string | null;
  /** Null deletes the cookie. */
  setToken(token: string | null): void;
  /** The tokens of accounts that remember this browser. */
  readonly remembered: readonly string[];
  remember(token: string): void;
}

export interface Context {
  services: Services;
  session: Session;
  secondStep: SecondStepCookies;
  rateLimiter: RateLimiter;
  /** Returns a RetryableError for an unexpected but transient failure; null for any other. */
  toTransientError: (error: unknown) => RetryableError | null;
}

export type RestMethod = "GET" | "POST" | "PUT" | "DELETE";

/** The REST address of a call, and its description. */
export interface RestMeta {
  /** Method and path. */
  rest: RestRoute | readonly RestRoute[];
  /** In the imperative. */
  summary: string;
  /** The body is the array `items` of the response, as the specification has it. */
  isArray?: true;
  /** Status of success; 200 when absent. */
  status?: 201;
  /**
   * The file name under which browsers save the response (with the day, if it ends in ".csv"). The
   * procedure returns an AsyncIterable of text, which REST streams; RPC cannot call it.
   */
  file?: string;
}
type RestRoute = `${RestMethod} /api/${string}`;

interface CallMeta {
  /** Set by memberProcedure. */
  member?: true;
  /** Set by authorizedProcedure. A test calls each of these as every other kind of caller. */
  right?: Right;
  /**
   * It changes who may do what: no access token may call it, and a session only with a recent
   * confirmation, as `needsConfirmation`.
   */
  needsSession?: true;
  /**
   * A session may call it only if its second factor was used in the last RECENT_FACTOR_MINUTES, or,
   * without one, its password was given in the last RECENT_PASSWORD_MINUTES.
   */
  needsConfirmation?: true;
  /** The same for accounts with a second factor; the input holds the password of all. */
  needsFactor?: true;
  /**
   * It shows families or acts on them: accounts with the right `seeFamilies` need a second factor. So do
   * all calls that need the right.
   */
  showsFamilies?: true;
  /**
   * The response is the same for every caller, signed in or not, and changes only with the feature's
   * tables: the caches store it. A test compares what callers of all kinds get.
   */
  cacheable?: true;
  /** The cache tag of its response, if that is not the name of its router. */
  cacheTag?: string;
  /** Input fields with unbounded values: responses to calls with one are not cached. */
  uncacheableInputs?: readonly string[];
  /** The limits of rateLimits.ts that each call counts against, alone or in a batch. */
  rateLimit?: RateLimitName | readonly RateLimitName[];
  /** Largest body, bytes; BODY_LIMIT if absent. In a batch the largest of its calls counts. */
  bodyLimit?: number;
}
export type Meta = CallMeta & (RestMeta | { rest?: undefined });

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: {
      input: { serialize: superjson.serialize, deserialize: deserializeInput },
      output: superjson,
    },
    // Never sends a stack or the path of a file.
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { message, issues } = describeFailure(error);
      return { ...shape, message, data: { ...shape.data, issues } };
    },
  });

export const { router, createCallerFactory } = t;

/** The output of a call without a result: an empty object, as JSON has no undefined. */
export const nothing = z
  .void()
  .transform(() => ({}))
  .pipe(z.object({}));

/**
 * True if an access token has the scope of a call (null: no scope is enough); a session needs none.
 */
export function hasScope({ token }: Session, scope: AccessScope | null): boolean {
  return !token || (scope !== null && token.scopes.includes(scope));
}

/** @throws TRPCError FORBIDDEN unless `hasScope` */
export function checkScope(session: Session, scope: AccessScope | null): void {
  if (hasScope(session, scope)) return;
  const message = scope
    ? `This access token lacks the scope "${scope}".`
    : "This cannot be done with an access token. Please sign in on the website.";
  throw new TRPCError({ code: "FORBIDDEN", message });
}

/** Turns the errors of services, and transient failures, into tRPC's. */
function toExpectedError(error: TRPCError, { toTransientError }: Context): TRPCError {
  if (error.cause instanceof DomainError) return toTrpcError(error.cause);
  const transient = error.code === "INTERNAL_SERVER_ERROR" ? toTransientError(error.cause) : null;
  return transient ? toTrpcError(transient) : error;
}

/**
 * Runs a call under rate limits, as `meta.rateLimit` does, for an account that neither the session nor the
 * input names.
 * @param account from accountKey()
 */
export async function withRateLimits<Result>(
  ctx: Context,
  names: readonly RateLimitName[],
  account: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const attempts: Attempt[] = [];
  let outcome: Outcome = "TOO_MANY_REQUESTS";
  try {
    for (const name of names) attempts.push(await ctx.rateLimiter.begin(name, account));
    const result = await run().catch((cause) => {
      outcome =
        cause instanceof DomainError || cause instanceof TRPCError
          ? cause.code
          : "INTERNAL_SERVER_ERROR";
      throw cause;
    });
    outcome = null;
    return result;
  } finally {
    for (const attempt of attempts) await attempt.end(outcome);
  }
}

// One middleware, as each costs time in every call.
/**
 * Anyone may call. Applies the scope of an access token and the rate limits of `meta.rateLimit`.
 * Transient failures are served with Retry-After.
 */
export const publicProcedure = t.procedure.use(
  async ({ ctx, path, type, meta, next, getRawInput }) => {
    checkScope(ctx.session, findScope(path, type, meta));
    const attempts: Attempt[] = [];
    /** Consumes points for a call whose limit is not a number of calls. */
    const spend = async (points: number) => {
      for (const attempt of attempts) await attempt.spend(points);
    };
    let outcome: Outcome = "TOO_MANY_REQUESTS";
    try {
      if (meta?.rateLimit) {
        const input = await getRawInput();
        for (const name of [meta.rateLimit].flat()) {
          const key = findAccountKey(name, input, ctx.session);
          attempts.push(await ctx.rateLimiter.begin(name, key));
        }
      }
      const result = await next({ ctx: { spend } });
      if (!result.ok) {
        const error = toExpectedError(result.error, ctx);
        outcome = error.code;
        throw error;
      }
      outcome = null;
      return result;
    } catch (error) {
      throw error instanceof DomainError ? toTrpcError(error) : error;
    } finally {
      for (const attempt of attempts) await attempt.end(outcome);
    }
  },
);

/** Loads the caller's account; null when anonymous. */
const loadViewer = async ({ services, session }: Context) =>
  session.userId === null ? null : services.accounts.find(session.userId);

/** Queries use the account that was read with the session. */
const findViewer = async (ctx: Context): Promise<User | null> =>
  ctx.session.user === undefined ? loadViewer(ctx) : ctx.session.user;

const nobodySignedIn = () =>
  new TRPCError({ code: "UNAUTHORIZED", message: "Please sign in to continue." });

/** True if a moment lies less than this many minutes ago. */
const isRecent = (at: Date | null, minutes: number) =>
  at !== null && Date.now() - at.getTime() < minutes * 60_000;

/**
 * Rejects calls with `meta.needsSession`, `needsConfirmation` or `needsFactor` to a session without a
 * recent confirmation.
 * @throws TRPCError PRECONDITION_REQUIRED
 */
async function checkConfirmed({ services, session }: Context, user: User, meta: Meta | undefined) {
  if (!(meta?.needsSession || meta?.needsConfirmation || meta?.needsFactor) || session.token)
    return;
  const hasFactor = await services.secondFactor.has(user.id);
  const isConfirmed = hasFactor
    ? isRecent(session.factorAt, RECENT_FACTOR_MINUTES)
    : isRecent(session.passwordAt, RECENT_PASSWORD_MINUTES);
  if (isConfirmed || (meta.needsFactor && !hasFactor)) return;
  throw new TRPCError({
    code: "PRECONDITION_REQUIRED",
    message: hasFactor
      ? "Please confirm that it is you, with a passkey or a code from your app."
      : `This needs your password, which you gave more than ${RECENT_PASSWORD_MINUTES} minutes ago. Please enter it again.`,
  });
}

/** Rights whose calls show families, or make others see them. */
const familyRights: readonly Right[] = [
  "seeFamilies",
  "managePeople",
  "manageClearances",
  "seeMails",
];

/** @param right which the account needs; absent for all accounts */
const signedInProcedure = (right?: Right) =>
  publicProcedure
    .meta({ member: true, ...(right && { right }) })
    .use(async ({ ctx, type, meta, next }) => {
      // A mutation may have waited for its body or its rate limit, and needs the account as it is now.
      const user = await (type === "query" ? findViewer(ctx) : loadViewer(ctx));
      if (!user) throw nobodySignedIn();
      if (right && !can(user, right)) {
        throw new TRPCError({ code: "NOT_FOUND", message: "There is nothing at this address." });
      }
      const seesFamilies = meta?.showsFamilies || (right && familyRights.includes(right));
      if (seesFamilies && can(user, "seeFamilies")) {
        await ctx.services.secondFactor.checkSeesFamilies(user.id);
      }
      await checkConfirmed(ctx, user, meta);
      const { token } = ctx.session;
      const caller: Caller = token ? { ...user, token: { id: token.id, name: token.name } } : user;
      const result = await next({ ctx: { user: caller } });
      // A call that fails because its account was just deleted is no server error.
      if (!result.ok && toExpectedError(result.error, ctx).code === "INTERNAL_SERVER_ERROR") {
        if (!(await ctx.services.accounts.find(user.id))) throw nobodySignedIn();
      }
      return result;
    });

/** Only a signed-in account may call; the procedure finds it in `ctx.user`. */
export const memberProcedure = signedInProcedure();

/** Only accounts with the right may call; others get NOT_FOUND. */
export const authorizedProcedure = (right: Right) => signedInProcedure(right);
