import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { RetryableError } from "@headwaters/contracts/router";
import argon2 from "argon2";
import { concurrencyLimiter } from "../../../platform/concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../../../platform/errors/errors.ts";

/** What one hash costs, as argon2 takes it. */
export interface PasswordCost {
  type: typeof argon2.argon2id;
  /** In KiB. */
  memoryCost: number;
  /** Passes over that memory. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. */
export const PASSWORD_COST: PasswordCost = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Hashes passwords and checks them, some at a time. */
export interface Passwords {
  /**
   * An argon2id hash in PHC form, with its own salt.
   * @throws RetryableError while too many passwords wait for theirs
   */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one of this hash. Null (no such account) costs the same time as a
   * wrong password, and is never true.
   * @throws RetryableError while too many passwords wait for their turn
   */
  verify(stored: string | null, password: string): Promise<boolean>;
  /**
   * A new hash of this password where the stored one was made at another cost than is paid now; null
   * where it was not, or where there is no time for it: the next sign-in is another occasion.
   */
  upgrade(stored: string, password: string): Promise<string | null>;
}

// The same password typed on another keyboard may arrive composed otherwise.
function normalized(password: string): string {
  return password.normalize("NFKC");
}

/** A hash for callers that are not many at once: what a start of the site does. */
export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return argon2.hash(normalized(password), cost);
}

/** @param cost a lower one is for tests that are not about passwords */
export function createPasswords(cost = PASSWORD_COST): Passwords {
  // Each takes a core for some 30 ms. Node lends four threads for such work, of which files and host
  // names need one. Whoever waits last waits for some seconds.
  const limit = concurrencyLimiter({
    concurrency: Math.min(availableParallelism(), 3),
    maxQueue: 100,
    refuse: () => tooBusy("signing in"),
  });

  /** The hash that stands in for an account that does not exist; made before anyone can time it. */
  const nobody = argon2.hash(randomBytes(32), cost);

  const hashInTurn = (password: string) => limit(() => hashPassword(password, cost));

  return {
    hash: hashInTurn,

    async verify(stored, password) {
      const known = stored ?? (await nobody);
      const matches = await limit(() => argon2.verify(known, normalized(password)));
      return matches && stored !== null;
    },

    async upgrade(stored, password) {
      if (!argon2.needsRehash(stored, cost)) return null;
      return hashInTurn(password).catch((error: unknown) => {
        if (error instanceof RetryableError) return null;
        throw error;
      });
    },
  };
}
