import type { TryAgainError } from "@headwaters/contracts/router";
import { isOverload } from "@headwaters/db";
import { manyPeopleAre } from "../services/boundedQueue.ts";

/** What is answered where an unexpected failure passes by itself; null for a fault of ours. */
export function passing(error: unknown): TryAgainError | null {
  return isOverload(error) ? manyPeopleAre("using this site") : null;
}
