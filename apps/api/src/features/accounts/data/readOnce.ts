import { RetryableError } from "@headwaters/contracts/router";

/** Time in ms after which an unread file counts as abandoned. */
const START_TIMEOUT_MS = 10_000;

export const downloadInProgress = () =>
  new RetryableError(
    "TOO_MANY_REQUESTS",
    "Your data is being downloaded already. Please wait for that file to arrive.",
    10,
  );

/**
 * Wraps `pieces` and calls `onEnd` once: after the last piece, when reading stops early, or when it
 * does not start in time. A `finally` in the generator would not run if reading never started.
 */
export function readOnce(pieces: AsyncGenerator<string>, onEnd: () => void): AsyncIterable<string> {
  let hasEnded = false;
  let isAbandoned = false;
  const end = () => {
    clearTimeout(startTimeout);
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  const startTimeout = setTimeout(() => {
    isAbandoned = true;
    end();
  }, START_TIMEOUT_MS);
  startTimeout.unref();
  const iterator: AsyncIterator<string> = {
    async next() {
      clearTimeout(startTimeout);
      if (isAbandoned) throw downloadInProgress();
      try {
        const result = await pieces.next();
        if (result.done) end();
        return result;
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      try {
        return await pieces.return(undefined);
      } finally {
        end();
      }
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
