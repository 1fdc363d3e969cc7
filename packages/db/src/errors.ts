import { Prisma } from "./generated/client.ts";

/** A failure whose message is one sentence for the person who started Headwaters. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** Returns the code of a Node or PostgreSQL error ("ENOENT", "42P04"), or "" if it has none. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}

/** Returns the message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readCause({ meta }: Prisma.PrismaClientKnownRequestError) {
  return (meta as AdapterMeta | undefined)?.driverAdapterError?.cause;
}

/** Returns true if a write violates a unique constraint; with `column`, only that column's. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") {
    return false;
  }
  if (column === undefined) return true;
  const cause = readCause(error);
  return cause?.constraint?.index === `${cause?.table}_${column}_key`;
}

// The shape in which @prisma/adapter-pg reports PostgreSQL's error. Prisma names an index after its
// table and column.
interface AdapterMeta {
  driverAdapterError?: {
    cause?: { kind?: string; table?: string; constraint?: { index?: string } };
  };
}

/** No connection in time, no transaction in time, and more connections than PostgreSQL allows. */
const BUSY_CODES = new Set(["P2024", "P2028", "P2037", "53300"]);
/** The message of pg's pool, which sets no code. */
const NO_CONNECTION = "timeout exceeded when trying to connect";

/** Returns true if PostgreSQL ended a transaction because of a deadlock. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return readCause(error)?.kind === "TransactionWriteConflict";
}

/**
 * Returns true if the database was too busy: no connection was free, or a deadlock rolled the
 * transaction back.
 */
export function isOverload(error: unknown): boolean {
  if (isDeadlock(error)) return true;
  return BUSY_CODES.has(errorCode(error)) || errorMessage(error) === NO_CONNECTION;
}

/** Connection failures: codes of Node and Prisma, kinds of @prisma/adapter-pg. */
const UNREACHABLE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
]);
/** PostgreSQL's class 08 (connection exception), and 57P01 to 57P03 (shutting down or starting up). */
const UNREACHABLE_STATE = /^(08...|57P0[123])$/;
/** Messages of pg, which sets no code for them. */
const CONNECTION_ENDED =
  /Connection terminated|has encountered a connection error|This socket has been ended/;

/** Lists an error and its causes, including those of pg and of the adapter. */
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

/** Returns true if the database could not be reached: it is down, shutting down or starting up. */
export function isUnreachable(error: unknown): boolean {
  return readChain(error).some(({ code, message }) => {
    if (typeof code === "string" && (UNREACHABLE_CODES.has(code) || UNREACHABLE_STATE.test(code))) {
      return true;
    }
    return typeof message === "string" && CONNECTION_ENDED.test(message);
  });
}

/** PostgreSQL only reads for now (25006: a standby, or a managed database at its limit), or its disk is full. */
const UNWRITABLE_STATES = new Set<unknown>(["25006", "53100"]);

/**
 * Returns true if the database rejected a write that it may accept later, and still answers queries.
 */
export function isUnwritable(error: unknown): boolean {
  return readChain(error).some(({ code }) => UNWRITABLE_STATES.has(code));
}

/** Returns true if a statement waited for a lock until the transaction's lock_timeout. */
export function isLockTimeout(error: unknown): boolean {
  return readChain(error).some(({ code }) => code === "55P03");
}

/** Returns true if the row of an update or delete does not exist. */
export function isRecordMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025";
}
