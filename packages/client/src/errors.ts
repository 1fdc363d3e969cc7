import type { AppRouter, FieldIssue } from "@headwaters/contracts/router";
import { TRPCClientError } from "@trpc/client";

/** A call that the site refused, or that did not reach it. The message is for a person. */
export class HeadwatersError extends TRPCClientError<AppRouter> {
  /** Stable; "NOT_FOUND". "NO_ANSWER" where none came. */
  readonly code: string;
  /** The status of HTTP; 0 where no answer came. */
  readonly status: number;
  /** The fields of the input that were refused. */
  readonly issues: readonly FieldIssue[];

  constructor(error: TRPCClientError<AppRouter>) {
    super(error.message, { cause: error, ...(error.shape && { result: { error: error.shape } }) });
    Object.setPrototypeOf(this, new.target.prototype); // tRPC sets its own
    this.name = new.target.name;
    this.code = error.data?.code ?? "NO_ANSWER";
    this.status = error.data?.httpStatus ?? 0;
    this.issues = error.data?.issues ?? [];
  }
}

/** The input is wrong: `issues` says which fields (400). */
export class InvalidInputError extends HeadwatersError {}
/** The access token is missing, wrong, expired or revoked (401). */
export class UnauthorizedError extends HeadwatersError {}
/** The account may not do this, or the token's scopes do not have it (403). */
export class ForbiddenError extends HeadwatersError {}
/** There is no such thing, or the account may not know of it (404). */
export class NotFoundError extends HeadwatersError {}
/** It has changed meanwhile, or is not possible any more (409). */
export class ConflictError extends HeadwatersError {}
/** Too many calls, or the site is busy: the same call may succeed later (429, 503). */
export class TryLaterError extends HeadwatersError {}

const classes: Readonly<Record<string, typeof HeadwatersError>> = {
  BAD_REQUEST: InvalidInputError,
  UNAUTHORIZED: UnauthorizedError,
  FORBIDDEN: ForbiddenError,
  NOT_FOUND: NotFoundError,
  CONFLICT: ConflictError,
  TOO_MANY_REQUESTS: TryLaterError,
  SERVICE_UNAVAILABLE: TryLaterError,
};

export function toHeadwatersError(error: TRPCClientError<AppRouter>): HeadwatersError {
  const Class = classes[error.data?.code ?? ""] ?? HeadwatersError;
  return new Class(error);
}
