import type { AppRouter } from "@headwaters/contracts/router";
import { TRPCClientError } from "@trpc/client";

type ApiError = TRPCClientError<AppRouter>;

function statusOf(error: unknown): number | undefined {
  return error instanceof TRPCClientError ? (error as ApiError).data?.httpStatus : undefined;
}

export const isUnauthorized = (error: unknown) => statusOf(error) === 401;

export const isForbidden = (error: unknown) => statusOf(error) === 403;

/** The address names nothing: unknown, or not even an id. */
export function isMissing(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

/** The server understood, and refused what was sent: its message helps the person who sent it. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}
