import { setImmediate as turn } from "node:timers/promises";
import { vi } from "vitest";

let stoppedAt = 0;

/**
 * From now on the clock and timers stand still until the test is over, but for letTimePass(), and for
 * expect.poll(), which lets pass what it waits.
 */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  stoppedAt = Date.now();
}

/** How much time has passed since stopTime(), in ms. */
export const timePassed = () => Date.now() - stoppedAt;

/** Whatever is ready happens. */
async function turns(): Promise<void> {
  for (let i = 0; i < 50; i += 1) await turn();
}

/** Lets time pass until this is so, a millisecond after the other. */
export async function letTimePassUntil(condition: () => boolean): Promise<void> {
  for (; !condition(); await turn()) vi.advanceTimersByTime(1);
}

/** Lets so many ms pass, and what they cause happen. */
export async function letTimePass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await turns();
}

/** Whether this promise is settled by now. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  await turns();
  const pending = Symbol("pending");
  return (await Promise.race([promise.catch(() => {}), Promise.resolve(pending)])) !== pending;
}
