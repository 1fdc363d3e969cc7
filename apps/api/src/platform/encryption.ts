import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "./secrets.ts";

/** Encrypts texts for the database with a key that it does not hold. */
export type Encryption = ReturnType<typeof createEncryption>;

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with keys derived from the site's secrets.
 * @param purpose separates the keys of different uses
 */
export function createEncryption(secrets: Secrets, purpose: string) {
  const toKey = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  const [newest, ...earlier] = secrets;
  const newestKey = toKey(newest);
  const keys = [newestKey, ...earlier.map(toKey)];

  function tryKey(key: Uint8Array, sealed: Buffer, owner: string): string | null {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    } catch {
      return null;
    }
  }

  return {
    /** @param owner the row's owner: a value that is copied to another row does not decrypt there */
    encrypt(text: string, owner: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", newestKey, iv);
      cipher.setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
    },

    /**
     * Decrypts with any of the secrets; null with none of them.
     * `isOutdated` says that a secret other than the first has encrypted it.
     */
    decrypt(value: string, owner: string): { text: string; isOutdated: boolean } | null {
      const sealed = Buffer.from(value, "base64url");
      if (sealed.length < IV_BYTES + TAG_BYTES) return null;
      for (const key of keys) {
        const text = tryKey(key, sealed, owner);
        if (text !== null) return { text, isOutdated: key !== newestKey };
      }
      return null;
    },
  };
}
