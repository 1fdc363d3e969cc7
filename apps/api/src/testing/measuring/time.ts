import { setImmediate as turn } from "node:timers/promises";
import { vi } from "vitest";

let stoppedAt = 0;

/**
 * Stops the clock and the timers until the end of the test. letTimePass() advances them, and
 * expect.poll() by the time that it waits.
 */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  stoppedAt = Date.now();
}

/** How much time has passed since stopTime(), in ms. */
export const timePassed = () => Date.now() - stoppedAt;

/** Lets everything run that is ready. */
async function turns(): Promise<void> {
  for (let i = 0; i < 50; i += 1) await turn();
}

/** Advances the time in steps of a millisecond until the condition holds. */
export async function letTimePassUntil(condition: () => boolean): Promise<void> {
  for (; !condition(); await turn()) vi.advanceTimersByTime(1);
}

/** Advances the time by `ms`, and lets the effects run. */
export async function letTimePass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await turns();
}

/** Returns whether the promise is settled. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  await turns();
  const pending = Symbol("pending");
  return (await Promise.race([promise.catch(() => {}), Promise.resolve(pending)])) !== pending;
}
