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

function causeOf({ meta }: Prisma.PrismaClientKnownRequestError) {
  return (meta as AdapterMeta | undefined)?.driverAdapterError?.cause;
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
  const cause = causeOf(error);
  return cause?.constraint?.index === `${cause?.table}_${column}_key`;
}

// Where @prisma/adapter-pg puts what PostgreSQL said. Prisma makes an index's name of table and column.
interface AdapterMeta {
  driverAdapterError?: {
    cause?: { kind?: string; table?: string; constraint?: { index?: string } };
  };
}

/** No connection in time; none for a transaction, or not for long enough; more than PostgreSQL allows. */
const BUSY_CODES = new Set(["P2024", "P2028", "P2037", "53300"]);
/** Of pg's pool, which gives it no code. */
const NO_CONNECTION = "timeout exceeded when trying to connect";

/** Whether a transaction was given up because it and another one waited for each other. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return causeOf(error)?.kind === "TransactionWriteConflict";
}

/**
 * Whether the database did not get to something, as others kept all connections busy, or what it was
 * to change. What it was to do in a transaction is not done.
 */
export function isOverload(error: unknown): boolean {
  if (isDeadlock(error)) return true;
  return BUSY_CODES.has(errorCode(error)) || errorMessage(error) === NO_CONNECTION;
}

/** No connection, or one that has ended: codes of Node and Prisma, kinds of @prisma/adapter-pg. */
const UNREACHABLE_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "P1001", "P1002", "P1008", "P1017"],
  ...["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"],
]);
/** PostgreSQL's class 08 (connection exception), and 57P01 to 57P03: shutting down, or starting up. */
const UNREACHABLE_STATE = /^(08...|57P0[123])$/;
/** Of pg, which gives these no code. */
const CONNECTION_ENDED =
  /Connection terminated|has encountered a connection error|This socket has been ended/;

/** An error and what it says of its causes, pg's and the adapter's included. */
function readChain(error: unknown): { code?: unknown; message?: unknown }[] {
  const chain: { code?: unknown; message?: unknown }[] = [];
  let next: unknown = error;
  while (typeof next === "object" && next !== null && chain.length < 8) {
    const { code, originalCode, kind, message, cause, meta } = next as Record<string, unknown>;
    chain.push({ code: code ?? originalCode, message }, { code: kind });
    next = cause ?? (meta as AdapterMeta | undefined)?.driverAdapterError;
  }
  return chain;
}

/** Whether the database could not be asked at all: it is away, shutting down or starting up. */
export function isUnreachable(error: unknown): boolean {
  return readChain(error).some(({ code, message }) => {
    if (typeof code === "string" && (UNREACHABLE_CODES.has(code) || UNREACHABLE_STATE.test(code))) {
      return true;
    }
    return typeof message === "string" && CONNECTION_ENDED.test(message);
  });
}

/** Whether a lock was waited for in vain, as long as the transaction's lock_timeout allows. */
export function isLockTimeout(error: unknown): boolean {
  return readChain(error).some(({ code }) => code === "55P03");
}

/** Whether an update or delete named a row that does not exist. */
export function isRecordMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025";
}
