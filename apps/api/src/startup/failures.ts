import { DomainError } from "@headwaters/contracts/router";
import { DatabaseError } from "@headwaters/db";
import { EmbeddedPostgresError } from "@headwaters/embedded-postgres";
import { StartError } from "../config.ts";

/** Errors that the operator can fix; their messages are written for operators. */
const FOR_OPERATORS = [StartError, DatabaseError, EmbeddedPostgresError, DomainError];

/** Prints why the start or a command has failed. */
export function sayFailure(error: unknown): void {
  const isForOperator = FOR_OPERATORS.some((kind) => error instanceof kind);
  console.error(isForOperator ? (error as Error).message : error);
}
