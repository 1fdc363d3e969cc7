export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** When some work is done, in milliseconds. */
export interface Rhythm {
  /** From now to the first time. */
  first: number;
  /** From then on between one time and the next, unless the one before is still being done. */
  every: number;
}

/**
 * Does some work again and again; returns what ends that, when the work under way has ended.
 * @param onTrouble told of a failure, after which it goes on
 */
export function repeatedly(
  work: () => Promise<unknown>,
  { first, every }: Rhythm,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<unknown> | null = null;
  const run = () => {
    working ??= work()
      .catch(onTrouble)
      .finally(() => {
        working = null;
      });
  };
  const start = setTimeout(run, first).unref();
  const timer = setInterval(run, every).unref();
  return async () => {
    clearTimeout(start);
    clearInterval(timer);
    await working;
  };
}
