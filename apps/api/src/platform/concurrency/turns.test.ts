import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("works run one per turn, in their order, those that others add too", async () => {
  const inTurn = createTurns();
  const done: number[] = [];
  const perTurn: number[] = [];
  inTurn(() => {
    done.push(1);
    inTurn(() => done.push(4));
  });
  for (const number of [2, 3]) inTurn(() => done.push(number));
  expect(done).toEqual([]);
  while (done.length < 4) {
    const before = done.length;
    await setImmediate();
    perTurn.push(done.length - before);
  }
  expect(done).toEqual([1, 2, 3, 4]);
  expect(Math.max(...perTurn)).toBe(1);
  inTurn(() => done.push(5));
  await expect.poll(() => done).toContain(5);
});

test("a work that throws does not hold up the others", async () => {
  const inTurn = createTurns();
  const done: number[] = [];
  const failures: unknown[] = [];
  const listeners = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  process.once("uncaughtException", (error) => failures.push(error));
  inTurn(() => {
    throw new Error("broken");
  });
  inTurn(() => done.push(1));
  await expect.poll(() => done).toEqual([1]);
  expect(failures).toEqual([new Error("broken")]);
  for (const listener of listeners) process.on("uncaughtException", listener);
});
