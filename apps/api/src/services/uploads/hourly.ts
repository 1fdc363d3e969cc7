const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Does some work once an hour, first a minute from now; returns what ends that, when it has ended. */
export function hourly(work: () => Promise<void>): () => Promise<void> {
  let working = Promise.resolve();
  const run = () => {
    working = work();
  };
  const first = setTimeout(run, MINUTE).unref();
  const timer = setInterval(run, HOUR).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await working;
  };
}
