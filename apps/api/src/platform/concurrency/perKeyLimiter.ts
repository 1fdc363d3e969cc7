export interface PerKeyLimiterOptions {
  globalLimit: number;
  /** Maximum number of these with the same key. */
  keyLimit: number;
  /** Makes the error for calls beyond these limits. */
  createError: () => Error;
}

/** Runs `work` if neither the global nor the key's limit is reached; throws otherwise. */
export function perKeyLimiter({ globalLimit, keyLimit, createError }: PerKeyLimiterOptions) {
  const running = new Map<string, number>();
  let total = 0;

  function count(key: string, change: 1 | -1) {
    total += change;
    const runningOfKey = (running.get(key) ?? 0) + change;
    if (runningOfKey === 0) running.delete(key);
    else running.set(key, runningOfKey);
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (total >= globalLimit || (running.get(key) ?? 0) >= keyLimit) throw createError();
    count(key, 1);
    try {
      return await work();
    } finally {
      count(key, -1);
    }
  };
}
