import { randomBytes } from "node:crypto";
import { argon2id, hash, verify } from "argon2";

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// The same password typed on another keyboard may arrive composed otherwise.
function normalized(password: string): string {
  return password.normalize("NFKC");
}

/** An argon2id hash in PHC form, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), COST);
}

/** The hash that stands in for an account that does not exist; made before anyone can time it. */
const nobody = hash(randomBytes(32), COST);

/**
 * Whether the password is the one of this hash. Null (no such account) costs the same time as a
 * wrong password, and is never true.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), normalized(password));
  return matches && stored !== null;
}
