import { Prisma, type Transaction } from "@headwaters/db";

/**
 * Locks a row until the transaction ends; false when there is none. FOR UPDATE also blocks new
 * foreign keys to the row, FOR NO KEY UPDATE does not.
 * @param table part of the statement, so never input
 */
export async function lockRow(
  transaction: Transaction,
  table: string,
  id: string,
  strength: "UPDATE" | "NO KEY UPDATE" = "UPDATE",
): Promise<boolean> {
  const found = await transaction.$executeRaw`
    SELECT FROM ${Prisma.raw(table)} WHERE id = ${id} FOR ${Prisma.raw(strength)}`;
  return found > 0;
}
