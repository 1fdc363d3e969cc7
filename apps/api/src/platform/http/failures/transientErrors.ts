import { RetryableError } from "@headwaters/contracts/router";
import { isOverload, isUnreachable, isUnwritable } from "@headwaters/db";
import { tooBusy } from "../../errors/errors.ts";

/** `Retry-After` while the database is unreachable, seconds. */
const RETRY_AFTER = 10;
/** `Retry-After` while the database is read-only, which an administrator has to fix, in seconds. */
const RETRY_WRITE_AFTER = 60;

/** Converts an unexpected failure to a transient error; null for a bug. */
export function toTransientError(error: unknown): RetryableError | null {
  if (isOverload(error)) return tooBusy("using this site");
  if (isUnwritable(error)) {
    const message =
      "Nothing can be saved on this site right now. Please try again in a few minutes.";
    return new RetryableError("SERVICE_UNAVAILABLE", message, RETRY_WRITE_AFTER);
  }
  if (!isUnreachable(error)) return null;
  const message = "This site is not available right now. Please try again in a few seconds.";
  return new RetryableError("SERVICE_UNAVAILABLE", message, RETRY_AFTER);
}
