import { TRPCError } from "@trpc/server";
import { z } from "../validation/messages.ts";

/** One field that was refused: `path` is dotted ("email"), `message` is for a person. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** A failure as every caller sees it, by RPC and by REST. */
export interface Failure {
  message: string;
  issues?: FieldIssue[];
}

/** A refusal that passes by itself: it carries when to try again (Retry-After). */
export class TryAgainError extends TRPCError {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(code: "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE", message: string, seconds: number) {
    super({ code, message });
    this.retryAfter = Math.max(1, Math.ceil(seconds));
  }
}

/** The refusal of whoever has tried too often; their count begins anew after so many seconds. */
export function tooManyAttempts(seconds: number, advice = ""): TryAgainError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}. ${advice}`.trim();
  return new TryAgainError("TOO_MANY_REQUESTS", message, seconds);
}

const SOMETHING_WENT_WRONG = "Something went wrong on our side. Please try again.";

/** Turns an error of a procedure into words for a person; unknown errors say nothing of themselves. */
export function describeFailure(error: TRPCError): Failure {
  if (error.code === "INTERNAL_SERVER_ERROR") return { message: SOMETHING_WENT_WRONG };
  if (error.code === "PARSE_ERROR" || error.cause instanceof SyntaxError)
    return { message: "The request is not valid JSON." };
  if (!(error.cause instanceof z.core.$ZodError)) return { message: error.message };
  const issues = error.cause.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return { message: issues[0]?.message ?? error.message, issues };
}
