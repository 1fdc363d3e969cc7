import { RetryableError } from "@headwaters/contracts/router";
import { isOverload, isUnreachable } from "@headwaters/db";
import { tooBusy } from "../../errors/errors.ts";

/** `Retry-After` while the database is unreachable, seconds. */
const RETRY_AFTER = 10;

/** The refusal for an unexpected failure that passes by itself; null for a fault of ours. */
export function toTransientError(error: unknown): RetryableError | null {
  if (isOverload(error)) return tooBusy("using this site");
  if (!isUnreachable(error)) return null;
  const message = "This site is not available right now. Please try again in a few seconds.";
  return new RetryableError("SERVICE_UNAVAILABLE", message, RETRY_AFTER);
}
