import { expect, test, vi } from "vitest";
import { concurrencyLimiter } from "./concurrencyLimiter.ts";

const FULL = new Error("full");

/** Builds a limiter, and work that lasts until the test resolves it. */
function build() {
  const queue = concurrencyLimiter({ concurrency: 2, maxQueue: 3, createError: () => FULL });
  const begun: PromiseWithResolvers<string>[] = [];
  const add = () =>
    queue(() => {
      const work = Promise.withResolvers<string>();
      begun.push(work);
      return work.promise;
    });
  return { add, begun };
}

test("runs up to the limit at once, queues the others in order, and rejects one more", async () => {
  const { add, begun } = build();
  const results = Array.from({ length: 5 }, add);
  await expect(add()).rejects.toBe(FULL);
  await expect.poll(() => begun).toHaveLength(2);
  begun[0]?.resolve("first");
  expect(await results[0]).toBe("first");
  await expect.poll(() => begun).toHaveLength(3);
  const sixth = add(); // there is room again
  await expect(add()).rejects.toBe(FULL);
  for (let i = 1; i < 6; i += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(i);
    begun[i]?.resolve(String(i));
  }
  expect(await Promise.all([...results, sixth])).toEqual(["first", "1", "2", "3", "4", "5"]);
});

test("failed work frees its slot too", async () => {
  const { add, begun } = build();
  const results = Array.from({ length: 5 }, add);
  await expect.poll(() => begun).toHaveLength(2);
  begun[0]?.reject(new Error("broken"));
  await expect(results[0]).rejects.toThrow("broken");
  await expect.poll(() => begun).toHaveLength(3);
});

test("a request that has waited too long is rejected, and its work does not run", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const { add, begun } = build();
    const results = Array.from({ length: 3 }, add);
    await expect.poll(() => begun).toHaveLength(2);
    vi.advanceTimersByTime(20_001);
    begun[0]?.resolve("late, but begun in time");
    await expect(results[2]).rejects.toBe(FULL);
    expect(await results[0]).toBe("late, but begun in time");
    expect(begun).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
