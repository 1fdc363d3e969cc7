import { usedTime } from "../features/content/markdown/limits.ts";

/** The least of some times that this takes, ms. */
function leastTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const since = usedTime();
    work();
    return usedTime() - since;
  });
  return Math.min(...times);
}

/** More than any linear work grows with sixteen times the text; quadratic work grows 256 times. */
export const LINEAR = 64;

/** How many times as long the work takes on a text that is sixteen times as long. */
export function growth(
  work: (text: string) => unknown,
  build: (count: number) => string,
  count: number,
): number {
  const [short, long] = [build(count / 16), build(count)];
  return (
    leastTime(() => work(long)) /
    Math.max(
      leastTime(() => work(short)),
      1,
    )
  );
}
