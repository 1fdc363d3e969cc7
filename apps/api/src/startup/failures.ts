import { DatabaseError } from "@headwaters/db";
import { EmbeddedPostgresError } from "@headwaters/embedded-postgres";
import { StartError } from "../config.ts";

/** Errors that the operator can fix; their messages are written for operators. */
const FOR_OPERATORS = [StartError, DatabaseError, EmbeddedPostgresError];

/**
 * Prints why the start or a command has failed: the message of an error for operators, all of others.
 * @param also further classes of errors for operators
 */
export function printFailure(
  error: unknown,
  also: readonly (new (...args: never) => Error)[] = [],
) {
  const isForOperator = [...FOR_OPERATORS, ...also].some((kind) => error instanceof kind);
  console.error(isForOperator ? (error as Error).message : error);
}
