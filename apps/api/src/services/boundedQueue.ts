import { TryAgainError } from "@headwaters/contracts/router";
import pLimit from "p-limit";

/** Does the work when it is its turn; throws where too many wait already, or it takes too long. */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

export interface BoundedQueueOptions {
  /** Most that are done at the same time. */
  atOnce: number;
  /** Most that wait for their turn. */
  waiting: number;
  /** What one more is told. */
  refusal: () => Error;
}

/** What one more is told where whoever waits last waits for some seconds. */
export function manyPeopleAre(doing: string): TryAgainError {
  const message = `Many people are ${doing} right now. Please try again in a few seconds.`;
  return new TryAgainError("SERVICE_UNAVAILABLE", message, 5);
}

/** Nobody waits for longer, in ms: whoever asked, or a proxy in between, has given up by then. */
const PATIENCE = 20_000;

export function boundedQueue({ atOnce, waiting, refusal }: BoundedQueueOptions): BoundedQueue {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw refusal();
    const since = performance.now();
    return limit(() => {
      if (performance.now() - since > PATIENCE) throw refusal();
      return work();
    });
  };
}
