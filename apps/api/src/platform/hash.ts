import { createHash } from "node:crypto";

/** SHA-256 of what was sent, and by which form or by whom. */
export function digestOf(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
