import { organization } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { Secret, TOTP } from "otpauth";
import type { Encryption } from "../../../platform/encryption.ts";
import { conflict } from "../../../platform/errors/errors.ts";

/** Seconds for which a code is shown. */
const PERIOD = 30;
/** Steps before and after the present one whose codes are accepted, as the clocks of phones differ. */
const WINDOW = 1;
/** Bytes of a key, as RFC 4226 recommends. */
const KEY_BYTES = 20;

const createTotp = (secret: Secret, label: string) =>
  new TOTP({ issuer: organization.name, label, secret, period: PERIOD });

/** Codes by an app (TOTP); keys are encrypted in the database. */
export function authenticatorApp(encryption: Encryption) {
  /**
   * Accepts a code once: of two calls with the same code, in any process, one sets the step.
   * @returns false for a wrong code, or one that is not newer than the last
   */
  async function spend(
    transaction: Transaction,
    userId: string,
    code: string,
    isConfirmed: boolean,
  ): Promise<boolean> {
    const app = await transaction.authenticatorApp.findUnique({ where: { userId } });
    if (!app || (app.confirmedAt !== null) !== isConfirmed) return false;
    const key = encryption.decrypt(app.secret, userId);
    if (!key) return false;
    const timestamp = Date.now();
    const totp = createTotp(Secret.fromBase32(key.text), "");
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    if (delta === null) return false;
    const step = Math.floor(timestamp / 1_000 / PERIOD) + delta;
    const secret = key.isOutdated ? encryption.encrypt(key.text, userId) : app.secret;
    const updated = await transaction.$executeRaw`
      UPDATE authenticator_apps
      SET "lastUsedStep" = ${step}::int, "confirmedAt" = coalesce("confirmedAt", now()), secret = ${secret}
      WHERE "userId" = ${userId} AND coalesce("lastUsedStep", 0) < ${step}::int
        AND ("confirmedAt" IS NOT NULL) = ${isConfirmed}`;
    return updated === 1;
  }

  return {
    /** Makes a key, which replaces one that was never confirmed. CONFLICT when an app is in use. */
    async start(transaction: Transaction, userId: string, label: string) {
      const app = await transaction.authenticatorApp.findUnique({ where: { userId } });
      if (app?.confirmedAt) throw conflict("You have an app already. Please remove it first.");
      const key = new Secret({ size: KEY_BYTES });
      const data = { secret: encryption.encrypt(key.base32, userId), createdAt: new Date() };
      await transaction.authenticatorApp.upsert({
        where: { userId },
        create: { userId, ...data },
        update: data,
      });
      return { secret: key.base32, uri: createTotp(key, label).toString() };
    },

    /** Confirms a new app by its first code; false for a wrong one. */
    confirm: (transaction: Transaction, userId: string, code: string) =>
      spend(transaction, userId, code, false),

    /** Uses a code of the app; false for a wrong or used one. */
    use: (transaction: Transaction, userId: string, code: string) =>
      spend(transaction, userId, code, true),
  };
}
