import { RetryableError } from "@headwaters/contracts/router";

/** A file that nobody has begun to read by then never will be: its reader went away, ms. */
const BEGUN_WITHIN = 10_000;

export const underWay = () =>
  new RetryableError(
    "TOO_MANY_REQUESTS",
    "Your data is being downloaded already. Please wait for that file to arrive.",
    10,
  );

/**
 * These pieces; calls `ended` when they are all read, when reading breaks off, or when it does not
 * begin. A generator alone would not do: one that was not begun runs no `finally`.
 */
export function readOnce(pieces: AsyncGenerator<string>, ended: () => void): AsyncIterable<string> {
  let isOver = false;
  let isTooLate = false;
  const end = () => {
    clearTimeout(unread);
    if (!isOver) ended();
    isOver = true;
  };
  const unread = setTimeout(() => {
    isTooLate = true;
    end();
  }, BEGUN_WITHIN);
  unread.unref();
  const iterator: AsyncIterator<string> = {
    async next() {
      clearTimeout(unread);
      if (isTooLate) throw underWay();
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
