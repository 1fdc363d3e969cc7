import { Prisma } from "./generated/client.ts";

/** A failure whose message is one plain sentence for the person who started Headwaters. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** The code of a Node or PostgreSQL error ("ENOENT", "42P04"), or "" when it has none. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}

/** The message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Whether a write was refused because a unique value is taken; with `column`, whether it was
 * the value of exactly that column.
 */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") {
    return false;
  }
  if (column === undefined) return true;
  const cause = (error.meta as UniqueViolation | undefined)?.driverAdapterError?.cause;
  return cause?.constraint?.index === `${cause?.table}_${column}_key`;
}

// Where @prisma/adapter-pg puts the name of the index, which Prisma makes of table and column.
interface UniqueViolation {
  driverAdapterError?: { cause?: { table?: string; constraint?: { index?: string } } };
}

/** No connection in time; none for a transaction, or not for long enough; more than PostgreSQL allows. */
const BUSY_CODES = new Set(["P2024", "P2028", "P2037", "53300"]);
/** Of pg's pool, which gives it no code. */
const NO_CONNECTION = "timeout exceeded when trying to connect";

/**
 * Whether the database did not get to something, as others kept all connections busy. What it was to
 * do in a transaction is not done.
 */
export function isOverload(error: unknown): boolean {
  return BUSY_CODES.has(errorCode(error)) || errorMessage(error) === NO_CONNECTION;
}

/** Whether an update or delete named a row that does not exist. */
export function isRecordMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025";
}
