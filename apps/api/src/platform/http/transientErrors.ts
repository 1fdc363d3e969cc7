import { TryAgainError } from "@headwaters/contracts/router";
import { isOverload, isUnreachable } from "@headwaters/db";
import { manyPeopleAre } from "../concurrency/concurrencyLimiter.ts";

/** Seconds after which a database that is away is asked again. */
const RETRY_AFTER = 10;

/** What is answered where an unexpected failure passes by itself; null for a fault of ours. */
export function passing(error: unknown): TryAgainError | null {
  if (isOverload(error)) return manyPeopleAre("using this site");
  if (!isUnreachable(error)) return null;
  const message = "This site is not available right now. Please try again in a few seconds.";
  return new TryAgainError("SERVICE_UNAVAILABLE", message, RETRY_AFTER);
}
