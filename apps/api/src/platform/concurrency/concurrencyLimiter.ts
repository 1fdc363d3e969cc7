import pLimit from "p-limit";

interface ConcurrencyLimiterOptions {
  concurrency: number;
  maxQueue: number;
  /** Makes the error for calls beyond these limits. */
  createError: () => Error;
  /** Longest wait, ms. */
  timeoutMs?: number;
}

/** Clients have timed out by then, in ms. */
const TIMEOUT = 20_000;

/** Runs `work` when it is its turn. Throws when the queue is full or the wait takes too long. */
export function concurrencyLimiter(options: ConcurrencyLimiterOptions) {
  const { concurrency, maxQueue, createError, timeoutMs = TIMEOUT } = options;
  const limit = pLimit(concurrency);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxQueue) throw createError();
    const since = performance.now();
    return limit(() => {
      if (performance.now() - since > timeoutMs) throw createError();
      return work();
    });
  };
}
