import type { Transaction } from "@headwaters/db";
import { conflict } from "../errors/errors.ts";
import { fingerprint } from "../hash.ts";

/**
 * Stores an idempotency key; false when it is stored already. Of two transactions with the same key
 * the second waits here until the first has ended.
 */
export async function claimKey(transaction: Transaction, key: string): Promise<boolean> {
  const claimed = await transaction.$executeRaw`
    INSERT INTO submissions ("idempotencyKey") VALUES (${key}) ON CONFLICT DO NOTHING`;
  return claimed > 0;
}

interface Creation<Row> {
  /** Made up by the caller for each thing to create; without one every call creates. */
  idempotencyKey: string | undefined;
  /** The content and its creator: a key is only valid for the same content. */
  content: readonly [call: string, userId: string, sent: unknown];
  create: () => Promise<Row>;
  /** The row that an earlier call created; null where it is gone. */
  find: (id: string) => PromiseLike<Row | null>;
}

/**
 * Creates a row, once for an idempotency key with its content: again, or at the same moment, it
 * answers the row of the first. The key is forgotten after a day.
 */
export async function createOnce<Row extends { id: string }>(
  transaction: Transaction,
  { idempotencyKey, content, create, find }: Creation<Row>,
): Promise<Row> {
  if (idempotencyKey === undefined) return create();
  const key = fingerprint(...content, idempotencyKey);
  if (await claimKey(transaction, key)) {
    const row = await create();
    await transaction.submission.update({
      where: { idempotencyKey: key },
      data: { resultId: row.id },
    });
    return row;
  }
  const { resultId } = await transaction.submission.findUniqueOrThrow({
    where: { idempotencyKey: key },
  });
  const row = resultId === null ? null : await find(resultId);
  if (row) return row;
  const message = "This was saved before, and has been deleted since.";
  throw conflict(message);
}
