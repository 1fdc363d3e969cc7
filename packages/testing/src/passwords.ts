import { argon2Sync, randomBytes } from "node:crypto";

const hashes = new Map<string, string>();

const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** A password's hash as the site makes it (apps/api/src/features/accounts/passwords/passwords.ts), once for each. */
export function hashPassword(password: string): string {
  const known = hashes.get(password);
  if (known) return known;
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const hash =
    `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$` +
    base64(argon2Sync("argon2id", { ...cost, nonce, message: password.normalize("NFKC") }));
  hashes.set(password, hash);
  return hash;
}
