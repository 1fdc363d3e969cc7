import { usedTime } from "../../features/content/markdown/limits.ts";

/** Returns the shortest processor time of several runs, in ms. */
function leastTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const since = usedTime();
    work();
    return usedTime() - since;
  });
  return Math.min(...times);
}

/** Linear work on sixteen times the text stays below this factor; quadratic work takes 256 times as long. */
export const LINEAR = 64;

/** Returns the factor by which the processor time grows when the text is sixteen times as long. */
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
