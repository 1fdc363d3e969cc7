import { argon2Sync, randomBytes } from "node:crypto";

const hashes = new Map<string, string>();

const toBase64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/**
 * Hashes a password with argon2id; repeated calls reuse the hash.
 * @param model a hash of the site, in PHC form, whose cost parameters are used
 */
export function hashPassword(password: string, model: string): string {
  const known = hashes.get(password);
  if (known) return known;
  const [, version, costs = ""] = /^\$argon2id\$(v=\d+)\$([^$]+)\$/.exec(model) ?? [];
  const { m, t, p } = Object.fromEntries(costs.split(",").map((cost) => cost.split("=")));
  const nonce = randomBytes(16);
  const key = argon2Sync("argon2id", {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: 32,
    nonce,
    message: password.normalize("NFKC"),
  });
  const hash = `$argon2id$${version}$${costs}$${toBase64(nonce)}$${toBase64(key)}`;
  hashes.set(password, hash);
  return hash;
}
