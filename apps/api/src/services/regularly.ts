const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Does some work once in a period, first a minute from now; returns what ends that, when it has ended. */
export function regularly(period: number, work: () => Promise<void>): () => Promise<void> {
  let working = Promise.resolve();
  const run = () => {
    working = work();
  };
  const first = setTimeout(run, MINUTE).unref();
  const timer = setInterval(run, period).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await working;
  };
}
