import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { type PasswordRules, passwordLength, passwordTooShort } from "@headwaters/contracts";
import { RetryableError } from "@headwaters/contracts/router";
import type { PrismaClient, Transaction } from "@headwaters/db";
import argon2 from "argon2";
import { concurrencyLimiter } from "../../../platform/concurrency/concurrencyLimiter.ts";
import { forbidden, invalidField, tooBusy } from "../../../platform/errors/errors.ts";

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
const normalizePassword = (password: string) => password.normalize("NFKC");

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
    createError: () => tooBusy("signing in"),
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

export const wrongPassword = () => forbidden("That is not your current password.");

/** Finds an account and verifies its password; throws FORBIDDEN for a wrong one. */
export async function verifyPassword(
  { prisma, passwords }: { prisma: PrismaClient; passwords: Passwords },
  userId: string,
  password: string,
) {
  const account = await prisma.user.findUnique({ where: { id: userId } });
  const matches = await passwords.verify(account?.password ?? null, password);
  if (!account || !matches) throw wrongPassword();
  return account;
}

/**
 * Locks the account (FOR SHARE) if it still has this password hash; false otherwise. A concurrent
 * password change runs before or after the caller's transaction, and then revokes the access that the
 * old password granted.
 */
export async function lockPassword(
  prisma: Transaction,
  { id, password }: { id: string; password: string },
): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND password = ${password} FOR SHARE`;
  return found.length > 0;
}
