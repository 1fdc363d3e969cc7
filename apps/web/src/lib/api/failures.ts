import type { AppRouter } from "@headwaters/contracts/router";
import { TRPCClientError } from "@trpc/client";
import { Unreachable } from "./fetchOrThrow.ts";

type ApiError = TRPCClientError<AppRouter>;

export function getStatus(error: unknown): number | undefined {
  return error instanceof TRPCClientError ? (error as ApiError).data?.httpStatus : undefined;
}

export const isUnauthorized = (error: unknown) => getStatus(error) === 401;

export const isForbidden = (error: unknown) => getStatus(error) === 403;

/**
 * The password, or a second factor, was given too long ago for this call; at the sign-in, its second step is
 * missing.
 */
export const needsPassword = (error: unknown) => getStatus(error) === 428;

export const isNotFound = (error: unknown) => getStatus(error) === 404;

/** Returns true for a 409: someone else has changed the data first. */
export function isConflict(error: unknown): error is Error {
  return getStatus(error) === 409;
}

/** Nothing has this id, or it is no valid id. */
export const isUnknownOrInvalid = (error: unknown) => isNotFound(error) || getStatus(error) === 400;

/** For pages that keep what they show when it is deleted meanwhile. */
export const isUnknownAtFirst = (error: unknown, { state }: { state: { data: unknown } }) =>
  isUnknownOrInvalid(error) && state.data === undefined;

/** The address does not exist, or the caller may not see it. */
export const isInaccessible = (error: unknown) => isUnknownOrInvalid(error) || isForbidden(error);

/** The same, for pages that keep what they show when it ends meanwhile. */
export const isInaccessibleAtFirst = (error: unknown, { state }: { state: { data: unknown } }) =>
  isInaccessible(error) && state.data === undefined;

/** The data has been deleted or changed meanwhile. */
export const isOutdated = (error: unknown) => isNotFound(error) || isConflict(error);

/** The server rejected the input, with a message for the user. */
export function isClientError(error: unknown): boolean {
  const status = getStatus(error) ?? 0;
  return status >= 400 && status < 500;
}

/**
 * The server will not take this input later either; not so after the end of a session or of a right,
 * a rate limit or a conflict.
 */
export function isFinal(error: unknown): boolean {
  return isClientError(error) && ![401, 403, 408, 409, 429].includes(getStatus(error) ?? 0);
}

/** The server's message of a failure; null without one. */
export function serverMessage(error: { message: string; cause?: unknown }): string | null {
  return error.cause instanceof Unreachable ? null : error.message || null;
}
