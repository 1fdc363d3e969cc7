import { createHmac, randomBytes } from "node:crypto";

// The format of https://www.standardwebhooks.com, for which many languages have libraries.
const PREFIX = "whsec_";

export const createSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/** Returns the headers with the id, the time and the signatures of a body, one for each secret. */
export function sign(secrets: readonly string[], id: string, body: string, now = new Date()) {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signature.digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
