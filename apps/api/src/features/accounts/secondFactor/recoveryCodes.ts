import { randomBytes } from "node:crypto";
import { RECOVERY_CODES } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { hashToken } from "../../../platform/hash.ts";

/** Crockford's alphabet: letters that look like digits are missing. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** 16 characters of 5 bits: 80 random bits, so a fast hash is enough. */
const createCode = () =>
  Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

/** "k3vd-90ab-…", as people write it down. */
const formatCode = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

/** Replaces the recovery codes of an account; returns the new ones. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode);
  await transaction.recoveryCode.deleteMany({ where: { userId } });
  const data = codes.map((code) => ({ userId, codeHash: hashToken(code) }));
  await transaction.recoveryCode.createMany({ data });
  return codes.map(formatCode);
}

export const countRecoveryCodes = (prisma: Transaction, userId: string): Promise<number> =>
  prisma.recoveryCode.count({ where: { userId, usedAt: null } });

/** Uses a code, as the schema reads it; false for a wrong or used one. */
export async function spendRecoveryCode(
  transaction: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const where = { userId, codeHash: hashToken(code), usedAt: null };
  const { count } = await transaction.recoveryCode.updateMany({
    where,
    data: { usedAt: new Date() },
  });
  return count === 1;
}
