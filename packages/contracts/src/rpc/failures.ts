import { TRPCError } from "@trpc/server";
import { z } from "../validation/messages.ts";

/** One field that was rejected: `path` is dotted ("email"), `message` is for a person. */
export interface FieldIssue {
  path: string;
  message: string;
}

type FailureCode = Exclude<TRPCError["code"], "INTERNAL_SERVER_ERROR">;

/** A failure as every caller sees it, by RPC and by REST. */
export interface Failure {
  /** Stable, for programs: tRPC's name of the status, "NOT_FOUND". */
  code: string;
  message: string;
  issues?: FieldIssue[];
}

/** An expected failure of a service: RPC and REST answer with its status and message. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: FailureCode;
  /** Fields of the input that were rejected. */
  readonly issues: readonly FieldIssue[];

  /** @param message for the person who called */
  constructor(code: FailureCode, message: string, issues: readonly FieldIssue[] = []) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}

/** A transient rejection with the time after which to retry (Retry-After). */
export class RetryableError extends DomainError {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(code: "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE", message: string, seconds: number) {
    super(code, message);
    this.retryAfter = Math.max(1, Math.ceil(seconds));
  }
}

export const toTrpcError = (cause: DomainError) =>
  new TRPCError({ code: cause.code, message: cause.message, cause });

/** Finds the domain error that tRPC has wrapped, or that was thrown outside of tRPC. */
export function findDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  return error instanceof TRPCError && error.cause instanceof DomainError ? error.cause : null;
}

/**
 * The error for too many attempts.
 * @param seconds until the window ends
 */
export function tooManyAttempts(seconds: number, advice = ""): RetryableError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}. ${advice}`.trim();
  return new RetryableError("TOO_MANY_REQUESTS", message, seconds);
}

const SOMETHING_WENT_WRONG = "Something went wrong on our side. Please try again.";

/**
 * Turns an error of a procedure into words for a person; the words for unknown errors reveal
 * nothing.
 */
export function describeFailure(error: TRPCError): Failure {
  const { code, message } = error;
  if (code === "INTERNAL_SERVER_ERROR") return { code, message: SOMETHING_WENT_WRONG };
  if (code === "PARSE_ERROR" || error.cause instanceof SyntaxError)
    return { code: "BAD_REQUEST", message: "The request is not valid JSON." };
  if (error.cause instanceof DomainError && error.cause.issues.length > 0) {
    return { code, message, issues: [...error.cause.issues] };
  }
  if (!(error.cause instanceof z.core.$ZodError)) return { code, message };
  const issues = error.cause.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return { code, message: issues[0]?.message ?? message, issues };
}
