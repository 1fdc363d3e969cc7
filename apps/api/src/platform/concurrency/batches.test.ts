import { expect, test, vi } from "vitest";
import { createBatches } from "./batches.ts";

const FULL = new Error("full");

/** Builds batches of at most three items, whose work lasts until the test resolves it. */
function build() {
  const begun: { items: string[]; work: PromiseWithResolvers<void> }[] = [];
  const add = createBatches<string, string>({
    limit: (work) => work(),
    batchSize: 3,
    maxQueue: 5,
    timeoutMs: 20_000,
    createError: () => FULL,
    async run(key, items) {
      const work = Promise.withResolvers<void>();
      begun.push({ items, work });
      await work.promise;
      return items.map((item) =>
        item === "bad"
          ? { status: "rejected", reason: new Error("rejected") }
          : { status: "fulfilled", value: `${key} ${item}` },
      );
    },
  });
  return {
    begun,
    add: (item: string, { key = "pond", owner = item } = {}) => add(key, owner, item),
    end: (index: number) => begun[index]?.work.resolve(),
    break: (index: number) => begun[index]?.work.reject(new Error("broken")),
    items: () => begun.map(({ items }) => items),
  };
}

test("items that arrive while a batch of their key runs are the next ones, in order", async () => {
  const { add, end, items } = build();
  const results = ["a", "b", "c", "d", "e"].map((item) => add(item));
  const other = add("f", { key: "creek" });
  expect(items()).toEqual([["a"], ["f"]]);
  end(1);
  expect(await other).toBe("creek f");
  end(0);
  await expect.poll(items).toEqual([["a"], ["f"], ["b", "c", "d"]]);
  end(2);
  await expect.poll(items).toHaveLength(4);
  end(3);
  expect(await Promise.all(results)).toEqual(["pond a", "pond b", "pond c", "pond d", "pond e"]);
});

test("a rejected item does not affect the others", async () => {
  const { add, end, items } = build();
  const [first, bad, good] = ["a", "bad", "c"].map((item) => add(item));
  const rejection = expect(bad).rejects.toThrow("rejected");
  end(0);
  await expect.poll(items).toHaveLength(2);
  end(1);
  await rejection;
  expect(await Promise.all([first, good])).toEqual(["pond a", "pond c"]);
});

test("an owner's second item waits for the batch after, and so do those behind it", async () => {
  const { add, end, items } = build();
  const results = ["a", "b", "c"].map((item) => add(item));
  results.splice(2, 0, add("b again", { owner: "b" }));
  for (let batch = 0; batch < 3; batch += 1) {
    await expect.poll(items).toHaveLength(batch + 1);
    end(batch);
  }
  await Promise.all(results);
  expect(items()).toEqual([["a"], ["b", "c"], ["b again"]]);
});

test("if a batch throws, its items run alone and in order, and only the broken one fails", async () => {
  const { add, end, break: breakOff, items } = build();
  const [first, second, third] = ["a", "b", "c"].map((item) => add(item));
  const failure = expect(second).rejects.toThrow("broken");
  end(0);
  await expect.poll(items).toHaveLength(2);
  breakOff(1);
  await expect.poll(items).toEqual([["a"], ["b", "c"], ["b"]]);
  breakOff(2);
  await failure;
  await expect.poll(items).toEqual([["a"], ["b", "c"], ["b"], ["c"]]);
  end(3);
  expect(await Promise.all([first, third])).toEqual(["pond a", "pond c"]);
  const later = add("d");
  await expect.poll(items).toHaveLength(5);
  end(4);
  expect(await later).toBe("pond d");
});

test("an item beyond the queue is rejected at once, and a late one when its turn comes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const { add, end, items } = build();
    const first = add("a");
    const waiting = ["b", "c", "d", "e", "f"].map((item) => expect(add(item)).rejects.toBe(FULL));
    await expect(add("g")).rejects.toBe(FULL);
    vi.advanceTimersByTime(20_001);
    end(0);
    expect(await first).toBe("pond a");
    await Promise.all(waiting);
    expect(items()).toEqual([["a"]]);
  } finally {
    vi.useRealTimers();
  }
});
