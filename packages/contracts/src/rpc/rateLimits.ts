import type { TRPCError } from "@trpc/server";
import { formatMinutes, RESET_LINK_MINUTES } from "../accounts/rules.ts";

/** How a call ended: null when it was done, else the failure's code. */
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

interface Allowance {
  /** Seconds from the first call that counts until counting begins anew. */
  window: number;
  /** Points of one network address, a call is one: an IPv4 address, or the 64 bits of an IPv6 network. */
  perAddress: number;
  /**
   * Points for one account: the one of the input's `email`, whether there is one or not; with
   * `isMembers` the one that is signed in.
   */
  perAccount?: number;
  isMembers?: true;
  /**
   * A trusted device has its own `perAccount` allowance and counts neither for its address nor with
   * strangers, so that they cannot lock it out.
   */
  ownPerDevice?: true;
  /** The account trusts the device from which a call succeeds. */
  trustsDevice?: true;
  /** A sentence that ends the refusal, the same for every address. */
  advice?: string;
  /** Whether a call that ended like this counts; while it is not known, it does. */
  counts: (outcome: Outcome) => boolean;
}

const limits = {
  login: {
    window: 15 * MINUTE,
    perAddress: 50,
    perAccount: 10,
    ownPerDevice: true,
    trustsDevice: true,
    counts: isWrongPassword,
  },
  // A found session must not be a way to guess the password.
  currentPassword: {
    window: 15 * MINUTE,
    perAddress: 50,
    perAccount: 10,
    isMembers: true,
    counts: isWrongCurrentPassword,
  },
  // Each sends a mail to whatever address is named.
  emailChange: { window: HOUR, perAddress: 20, perAccount: 10, isMembers: true, counts: isDone },
  // The name is on every page of the account's content.
  nameChange: { window: HOUR, perAddress: 60, perAccount: 10, isMembers: true, counts: isDone },
  // A file of everything that an account has ever saved.
  accountData: { window: HOUR, perAddress: 20, perAccount: 5, isMembers: true, counts: isOwnDoing },
  // Each sends the account's link again.
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
  // An account that is refused has a link that works: those of the window live as long as it.
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
  // Each sends a mail to whatever address is named, subscribed or not.
  newsletter: { window: HOUR, perAddress: 20, perAccount: 3, counts: isValidCall },
  // A draft that is tried out, in one's own mailbox.
  newsletterTest: { window: HOUR, perAddress: 60, perAccount: 20, isMembers: true, counts: isDone },
  // Milliseconds of a core, which previews spend: an article takes some 10, the longest some 100.
  preview: {
    window: 10 * MINUTE,
    perAddress: 90_000,
    perAccount: 30_000,
    isMembers: true,
    counts: isValidCall,
  },
  // Versions and audit entries are stored for ever, so saving is limited.
  save: { window: HOUR, perAddress: 6_000, perAccount: 2_000, isMembers: true, counts: isDone },
  // A school may sign up its classes from one address. Cancelling counts too.
  registration: {
    window: HOUR,
    perAddress: 600,
    perAccount: 60,
    isMembers: true,
    counts: isOwnDoing,
  },
  // Each mails all attendees.
  eventMessage: { window: HOUR, perAddress: 60, perAccount: 20, isMembers: true, counts: isDone },
  // A club's whole committee may sit behind one address.
  upload: { window: HOUR, perAddress: 200, perAccount: 60, isMembers: true, counts: isOwnDoing },
  // Each expires the pages that show the picture.
  describe: { window: HOUR, perAddress: 600, perAccount: 200, isMembers: true, counts: isDone },
} satisfies Record<string, Allowance>;
export type ThrottleName = keyof typeof limits;

/** Every limit that is counted by procedure (`meta.throttle`), before THROTTLE_FACTOR multiplies it. */
export const throttles: Readonly<Record<ThrottleName, Allowance>> = limits;

/**
 * Failures of all trusted devices of an account together, as a multiple of one device's: someone
 * who once knew the password may have many.
 */
export const TRUSTED_DEVICES_FACTOR = 5;

/** All calls of one address that the cache does not answer: only machines come near. */
export const globalAllowance = { window: 10 * MINUTE, perAddress: 6_000 };

/** A call that was counted before it is made. */
export interface Attempt {
  /** Takes the count back where calls that end like this do not count. Never rejects. */
  end(outcome: Outcome): Promise<void>;
  /** Counts so many points more, also beyond the limit: the next call is refused then. Never rejects. */
  spend(points: number): Promise<void>;
}

/** Counts the calls of one caller. */
export interface Throttle {
  /**
   * Counts a call, so that of those made at the same time no more get through than allowed.
   * @param account the one that the call is about, if there is one: findAccountKey()
   * @throws RetryableError when there were too many, or when they cannot be counted now
   */
  begin(name: ThrottleName, account: string | null): Promise<Attempt>;
  /**
   * Clears the counts of signing in and recovery for an account, and trusts the caller's device.
   * Never rejects.
   */
  letIn(email: string): Promise<void>;
  /** Removes a deleted account from the device cookie. Counts end by themselves. */
  forget(email: string): void;
}

/** An account's key for counting; the database finds an account in any letter case. */
export const accountKey = (email: string) => email.trim().toLowerCase();

/** The account that a call is about: the caller's, or the `email` of the input, as yet unchecked. */
export function findAccountKey(
  name: ThrottleName,
  input: unknown,
  { userId }: { userId: string | null },
): string | null {
  if (throttles[name].isMembers) return userId;
  const { email } = Object(input) as { email?: unknown };
  return typeof email === "string" ? accountKey(email) : null;
}
