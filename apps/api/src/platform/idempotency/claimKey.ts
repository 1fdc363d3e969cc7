import type { Transaction } from "@headwaters/db";

/**
 * Stores an idempotency key; false when it is stored already. Of two transactions with the same key
 * the second waits here until the first has ended.
 */
export async function claimKey(transaction: Transaction, key: string): Promise<boolean> {
  const claimed = await transaction.$executeRaw`
    INSERT INTO submissions ("idempotencyKey") VALUES (${key}) ON CONFLICT DO NOTHING`;
  return claimed > 0;
}
