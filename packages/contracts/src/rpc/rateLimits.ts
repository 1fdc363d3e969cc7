import type { TRPCError } from "@trpc/server";
import { formatMinutes, RESET_LINK_MINUTES } from "../accounts/rules.ts";
import { normalizeEmail } from "../validation/fields.ts";

/** The outcome of a call: null for success, else the failure's code. */
export type Outcome = TRPCError["code"] | null;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const isWrongPassword = (outcome: Outcome) => outcome === "UNAUTHORIZED";
const isWrongCurrentPassword = (outcome: Outcome) => outcome === "FORBIDDEN";
const isDone = (outcome: Outcome) => outcome === null;
/** Invalid input does not count. */
const isValidCall = (outcome: Outcome) => outcome !== "BAD_REQUEST";

/** Calls without a session, or during an outage, do not count. */
const isOwnDoing = (outcome: Outcome) =>
  outcome !== "UNAUTHORIZED" && outcome !== "SERVICE_UNAVAILABLE";

interface RateLimit {
  /** Length of the window in seconds, from the first call that counts. */
  window: number;
  /** Points of one network address, an IPv4 address or an IPv6 /64. A call is one point. */
  perAddress: number;
  /**
   * Points for one account: the one that the input's `email` names, whether it exists or not; with
   * `isMembers` the signed-in one.
   */
  perAccount?: number;
  isMembers?: true;
  /**
   * A trusted device has its own `perAccount` allowance and uses no other, so that strangers cannot
   * lock it out.
   */
  ownPerDevice?: true;
  /** A successful call makes its device a trusted one. */
  trustsDevice?: true;
  /** A new password does not clear it: it limits guesses at something else. */
  outlivesPassword?: true;
  /** A sentence that ends the rejection, the same for every address. */
  advice?: string;
  /** Returns true if a call with this outcome counts; a call counts until its outcome is known. */
  counts: (outcome: Outcome) => boolean;
}

const limits = {
  /** Signing in. */
  login: {
    window: 15 * MINUTE,
    perAddress: 50,
    perAccount: 10,
    ownPerDevice: true,
    trustsDevice: true,
    counts: isWrongPassword,
  },
  // Whoever has the password must not guess the code of the app: of a million, three are right at a time.
  secondStep: {
    window: 15 * MINUTE,
    perAddress: 50,
    perAccount: 10,
    ownPerDevice: true,
    trustsDevice: true,
    outlivesPassword: true,
    counts: isWrongPassword,
  },
  secondStepDaily: {
    window: 24 * HOUR,
    perAddress: 500,
    perAccount: 50,
    ownPerDevice: true,
    outlivesPassword: true,
    counts: isWrongPassword,
  },
  // Each call stores a challenge.
  passkeyRequest: { window: 15 * MINUTE, perAddress: 200, perAccount: 60, counts: isDone },
  ownPasskeyRequest: {
    window: 15 * MINUTE,
    perAddress: 200,
    perAccount: 60,
    isMembers: true,
    counts: isDone,
  },
  // A stolen session must not be a way to guess a code.
  secondFactor: {
    window: 15 * MINUTE,
    perAddress: 50,
    perAccount: 10,
    isMembers: true,
    counts: isWrongCurrentPassword,
  },
  secondFactorDaily: {
    window: 24 * HOUR,
    perAddress: 500,
    perAccount: 50,
    isMembers: true,
    counts: isWrongCurrentPassword,
  },
  // A stolen session must not be a way to guess the password.
  currentPassword: {
    window: 15 * MINUTE,
    perAddress: 50,
    perAccount: 10,
    isMembers: true,
    counts: isWrongCurrentPassword,
  },
  // Each call sends a mail to an arbitrary address.
  emailChange: { window: HOUR, perAddress: 20, perAccount: 10, isMembers: true, counts: isDone },
  // The name is on every page of the account's content.
  nameChange: { window: HOUR, perAddress: 60, perAccount: 10, isMembers: true, counts: isDone },
  // A file with all stored data of an account is expensive to read.
  accountData: { window: HOUR, perAddress: 20, perAccount: 5, isMembers: true, counts: isOwnDoing },
  readableData: {
    window: HOUR,
    perAddress: 200,
    perAccount: 60,
    isMembers: true,
    counts: isOwnDoing,
  },
  // Each call mails the account's link again.
  emailConfirmation: {
    window: HOUR,
    perAddress: 60,
    perAccount: 3,
    isMembers: true,
    counts: isDone,
  },
  // Not by email address: strangers would keep its owner from signing up. The outbox limits mails
  // per address.
  register: { window: HOUR, perAddress: 30, trustsDevice: true, counts: isValidCall },
  // A link lives as long as the window, so a rejected account still has a valid one.
  forgotPassword: {
    window: RESET_LINK_MINUTES * MINUTE,
    perAddress: 20,
    perAccount: 3,
    ownPerDevice: true,
    counts: isValidCall,
    advice: `A reset link that we sent less than ${formatMinutes(RESET_LINK_MINUTES)} ago still works.`,
  },
  membership: { window: HOUR, perAddress: 20, counts: isValidCall },
  contact: { window: HOUR, perAddress: 20, counts: isValidCall },
  // Each call sends a mail to an arbitrary address, subscribed or not.
  newsletter: { window: HOUR, perAddress: 20, perAccount: 3, counts: isValidCall },
  // Staff mail drafts to themselves while they edit.
  newsletterTest: { window: HOUR, perAddress: 60, perAccount: 20, isMembers: true, counts: isDone },
  // Milliseconds of processor time, of which an article needs some 10, the longest some 100.
  preview: {
    window: 10 * MINUTE,
    perAddress: 90_000,
    perAccount: 30_000,
    isMembers: true,
    counts: isValidCall,
  },
  // Versions and audit entries are stored for good, so saving is limited.
  save: { window: HOUR, perAddress: 6_000, perAccount: 2_000, isMembers: true, counts: isDone },
  // A school may sign up its classes from one address. Cancelling counts too.
  registration: {
    window: HOUR,
    perAddress: 600,
    perAccount: 60,
    isMembers: true,
    counts: isOwnDoing,
  },
  // Each call sends a mail to an arbitrary address.
  guardianInvitation: {
    window: HOUR,
    perAddress: 30,
    perAccount: 10,
    isMembers: true,
    counts: isDone,
  },
  // Each call mails all attendees.
  eventMessage: { window: HOUR, perAddress: 60, perAccount: 20, isMembers: true, counts: isDone },
  // A club's whole committee may share one address.
  upload: { window: HOUR, perAddress: 200, perAccount: 60, isMembers: true, counts: isOwnDoing },
  // Each call invalidates the cached pages with the picture.
  describe: { window: HOUR, perAddress: 600, perAccount: 200, isMembers: true, counts: isDone },
} satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof limits;

/** Every limit that is counted by procedure (`meta.rateLimit`), before THROTTLE_FACTOR multiplies it. */
export const rateLimits: Readonly<Record<RateLimitName, RateLimit>> = limits;

/**
 * Limit for the failures of all trusted devices of an account together, as a multiple of one
 * device's: a person who once knew the password may have many.
 */
export const TRUSTED_DEVICES_FACTOR = 5;

/** All uncached calls of one address; only programs make so many. */
export const globalRateLimit = { window: 10 * MINUTE, perAddress: 6_000 };

/** A call that is counted in advance. */
export interface Attempt {
  /** Refunds the call if its outcome does not count. Never rejects. */
  end(outcome: Outcome): Promise<void>;
  /** Consumes more points, also beyond the limit: the next call is rejected then. Never rejects. */
  spend(points: number): Promise<void>;
}

/** Counts the calls of one caller. */
export interface RateLimiter {
  /**
   * Counts a call in advance, so that concurrent calls cannot exceed the limit.
   * @param account from findAccountKey(), null if the call is about none
   * @throws RetryableError when the limit is reached, or the counters are unavailable
   */
  begin(name: RateLimitName, account: string | null): Promise<Attempt>;
  /**
   * Clears the counts of signing in and recovery for an account, and trusts the caller's device.
   * Never rejects.
   */
  resetAfterSignIn(email: string): Promise<void>;
  /** Removes a deleted account from the device cookie. Its counters expire. */
  deleteAccount(email: string): void;
}

/** An account's key for counting; the database finds an account in any letter case, and
 * inputs are normalized. */
export const accountKey = (email: string) => normalizeEmail(email).toLowerCase();

/** The account that a call is about: the caller's, or the `email` of the input, as yet unchecked. */
export function findAccountKey(
  name: RateLimitName,
  input: unknown,
  { userId }: { userId: string | null },
): string | null {
  if (rateLimits[name].isMembers) return userId;
  const { email } = Object(input) as { email?: unknown };
  return typeof email === "string" ? accountKey(email) : null;
}
