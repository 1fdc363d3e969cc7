import type { AppRouter, FieldIssue } from "@headwaters/contracts/router";
import { TRPCClientError } from "@trpc/client";

/** A call that the site rejected, or that did not reach it. The message is for a person. */
export class HeadwatersError extends TRPCClientError<AppRouter> {
  /** A stable code, such as "NOT_FOUND"; "NO_ANSWER" if no response came. */
  readonly code: string;
  /** The HTTP status; 0 if no response came. */
  readonly status: number;
  /** The fields of the input that were rejected. */
  readonly issues: readonly FieldIssue[];

  constructor(error: TRPCClientError<AppRouter>) {
    super(error.message, { cause: error, ...(error.shape && { result: { error: error.shape } }) });
    Object.setPrototypeOf(this, new.target.prototype); // tRPC's constructor sets its own prototype.
    this.name = new.target.name;
    this.code = error.data?.code ?? "NO_ANSWER";
    this.status = error.data?.httpStatus ?? 0;
    this.issues = error.data?.issues ?? [];
  }
}

/** The input is invalid: `issues` names the fields (400). */
export class InvalidInputError extends HeadwatersError {}
/** The access token is missing, wrong, expired or revoked (401). */
export class UnauthorizedError extends HeadwatersError {}
/** The account or the token's scopes do not permit the call (403). */
export class ForbiddenError extends HeadwatersError {}
/** The thing does not exist, or is hidden from the account (404). */
export class NotFoundError extends HeadwatersError {}
/** The thing has changed meanwhile, or the action is no longer possible (409). */
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
