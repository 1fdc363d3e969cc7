import { type BinaryToTextEncoding, hash, randomBytes } from "node:crypto";

export const sha256 = (
  data: string | Uint8Array,
  encoding: BinaryToTextEncoding = "base64url",
): string => hash("sha256", data, encoding);

/** Hashes JSON values: equal parts have equal hashes. For idempotency keys. */
export const fingerprint = (...parts: unknown[]): string => sha256(JSON.stringify(parts));

/** Generates a token of 256 random bits for a link. */
export const createToken = () => randomBytes(32).toString("base64url");

/** The stored form of a token: a reader of the database cannot use it. */
export const hashToken = (token: string): string => sha256(token);
