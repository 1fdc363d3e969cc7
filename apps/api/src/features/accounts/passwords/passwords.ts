import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { type PasswordRules, passwordLength, passwordTooShort } from "@headwaters/contracts";
import { RetryableError } from "@headwaters/contracts/router";
import argon2 from "argon2";
import { concurrencyLimiter } from "../../../platform/concurrency/concurrencyLimiter.ts";
import { invalidField, tooBusy } from "../../../platform/errors/errors.ts";

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. */
export const PASSWORD_COST: argon2.HashOptions = {
  type: argon2.argon2id,
  memoryCost: 19_456, // KiB
  timeCost: 2,
  parallelism: 1,
};

/** Hashes and verifies passwords, with limited concurrency. */
export interface Passwords {
  /**
   * Returns a salted argon2id hash in PHC format.
   * @throws RetryableError when the queue is full
   */
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. `null` (no such account) takes as long as a wrong password and is false.
   * @throws RetryableError when the queue is full
   */
  verify(stored: string | null, password: string): Promise<boolean>;
  /**
   * Returns a new hash if the stored one has other cost parameters; null if not, or when the queue
   * is full: the next sign-in tries again.
   */
  upgrade(stored: string, password: string): Promise<string | null>;
}

// Keyboards differ in how they compose characters.
function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}

/**
 * Throws a field error, like the input schema's, for a password under the configured minimum length.
 * @param field name of the input field
 */
export function checkNewPassword(
  password: string,
  { minLength }: PasswordRules,
  field = "password",
): void {
  if (passwordLength(password) < minLength) throw invalidField(field, passwordTooShort(minLength));
}

/** Hashes without the concurrency limit, for startup. */
export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return argon2.hash(normalizePassword(password), cost);
}

/** @param cost lower in tests that are not about passwords */
export function createPasswords(cost = PASSWORD_COST): Passwords {
  // A hash occupies a core for about 30 ms. The libuv thread pool has four threads; file system and
  // DNS calls need one of them.
  const limit = concurrencyLimiter({
    concurrency: Math.min(availableParallelism(), 3),
    maxQueue: 100,
    refuse: () => tooBusy("signing in"),
  });

  /** Verified in place of the hash of an unknown account; computed at startup, before any request. */
  const dummyHash = argon2.hash(randomBytes(32), cost);

  const hash = (password: string) => limit(() => hashPassword(password, cost));

  return {
    hash,

    async verify(stored, password) {
      const expected = stored ?? (await dummyHash);
      const matches = await limit(() => argon2.verify(expected, normalizePassword(password)));
      return matches && stored !== null;
    },

    async upgrade(stored, password) {
      if (!argon2.needsRehash(stored, cost)) return null;
      return hash(password).catch((error: unknown) => {
        if (error instanceof RetryableError) return null;
        throw error;
      });
    },
  };
}
