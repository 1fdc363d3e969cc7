import { createHmac, randomBytes } from "node:crypto";

// As https://www.standardwebhooks.com says, so that libraries of many languages can verify it.
const PREFIX = "whsec_";

export const createSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/** The headers that say who sent a body, and when. */
export function sign(secret: string, id: string, body: string, now = new Date()) {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
}
