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
  /** Nobody waits for longer, in ms; twenty seconds when it is not said. */
  patience?: number;
}

/** Whoever asked has given up by then. */
const PATIENCE = 20_000;

export function boundedQueue(options: BoundedQueueOptions): BoundedQueue {
  const { atOnce, waiting, refusal, patience = PATIENCE } = options;
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw refusal();
    const since = performance.now();
    return limit(() => {
      if (performance.now() - since > patience) throw refusal();
      return work();
    });
  };
}
