import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { TryAgainError } from "@headwaters/contracts/router";
import { argon2id, hash, needsRehash, verify } from "argon2";
import { boundedQueue, manyPeopleAre } from "./boundedQueue.ts";

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Each takes a core for some 30 ms. Node lends four threads for such work, of which files and host
// names need one. Whoever waits last waits for some seconds.
const inTurn = boundedQueue({
  atOnce: Math.min(availableParallelism(), 3),
  waiting: 100,
  refusal: () => manyPeopleAre("signing in"),
});

// The same password typed on another keyboard may arrive composed otherwise.
function normalized(password: string): string {
  return password.normalize("NFKC");
}

/**
 * An argon2id hash in PHC form, with its own salt.
 * @throws TryAgainError while too many passwords wait for theirs
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalized(password), COST));
}

/** The hash that stands in for an account that does not exist; made before anyone can time it. */
const nobody = hash(randomBytes(32), COST);

/**
 * Whether the password is the one of this hash. Null (no such account) costs the same time as a
 * wrong password, and is never true.
 * @throws TryAgainError while too many passwords wait for their turn
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await nobody);
  const matches = await inTurn(() => verify(known, normalized(password)));
  return matches && stored !== null;
}

/**
 * A new hash of this password where the stored one was made at another cost than is paid now; null
 * where it was not, or where there is no time for it: the next sign-in is another occasion.
 */
export async function upgradedHash(stored: string, password: string): Promise<string | null> {
  if (!needsRehash(stored, COST)) return null;
  return hashPassword(password).catch((error: unknown) => {
    if (error instanceof TryAgainError) return null;
    throw error;
  });
}
