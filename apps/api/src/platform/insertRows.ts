import { randomUUIDv7 } from "node:crypto";
import { Prisma } from "@headwaters/db";

/** Generates ids, in ascending order. */
export const createIds = (count: number): string[] =>
  Array.from({ length: count }, () => randomUUIDv7()).toSorted();

type Value = string | number | boolean | Date | null | undefined;

/**
 * SQL that inserts any number of rows, in their order. PostgreSQL and Prisma plan one statement for all
 * numbers, as each column is an array; Prisma's `createMany` compiles one anew for each number.
 * @param table part of the statement, so never input
 * @param rows may have more than the columns
 * @param types the columns with their types; part of the statement, too
 */
export function insertRows<Column extends string>(
  table: string,
  types: Readonly<Record<Column, "text" | "int" | "boolean" | "timestamp" | "jsonb">>,
  rows: readonly Readonly<Partial<Record<NoInfer<Column>, Value>>>[],
): Prisma.Sql {
  const columns = Object.keys(types) as Column[];
  const toParameter = (value: Value) => (value instanceof Date ? value.toISOString() : value);
  const toArray = (column: Column) => {
    const values = rows.map((row) => toParameter(row[column]) ?? null);
    return Prisma.sql`${values}::text[]::${Prisma.raw(types[column])}[]`;
  };
  return Prisma.sql`
    INSERT INTO ${Prisma.raw(table)} (${Prisma.raw(columns.map((column) => `"${column}"`).join(", "))})
    SELECT * FROM unnest(${Prisma.join(columns.map(toArray))})`;
}
