import { PICTURE_MAX_BYTES } from "@headwaters/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REQUEST_TIMEOUT } from "../../../../platform/response-cache/plugin.ts";
import { arrivalLimits, watchArrivals } from "./arrival.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;
const MEGABYTE = 1_000_000;

/** Sends a file at this rate, in bytes per second. */
async function* sendSlowly(bytes: number, rate: number) {
  for (let sent = 0; sent < bytes; sent += rate) {
    await new Promise((resolve) => setTimeout(resolve, SECOND));
    yield new Uint8Array(Math.min(rate, bytes - sent));
  }
}

const never: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }),
};

/** Returns the number of received bytes, or the error's message. */
async function receive(pieces: AsyncIterable<Uint8Array>): Promise<number | string> {
  let bytes = 0;
  try {
    for await (const piece of pieces) bytes += piece.length;
    return bytes;
  } catch (rejection) {
    const { code, message } = rejection as { code: string; message: string };
    return `${code}: ${message}`;
  }
}

test("the largest picture at the lowest rate arrives before the server's request timeout", () => {
  const { grace, rate } = arrivalLimits.usual;
  expect(grace + (PICTURE_MAX_BYTES / rate) * SECOND).toBeLessThan(REQUEST_TIMEOUT);
});

test("a phone that sends the largest picture at a realistic rate has enough time", async () => {
  const received = receive(watchArrivals(arrivalLimits)(sendSlowly(PICTURE_MAX_BYTES, 30_000)));
  await vi.advanceTimersByTimeAsync((PICTURE_MAX_BYTES / 30_000 + 1) * SECOND);
  expect(await received).toBe(PICTURE_MAX_BYTES);
});

test("a file of which nothing arrives is given up", async () => {
  const received = receive(watchArrivals(arrivalLimits)(never));
  await vi.advanceTimersByTimeAsync(19 * SECOND);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(await received).toMatch(/^TIMEOUT: The picture arrived too slowly\./);
  expect(vi.getTimerCount()).toBe(0);
});

test("a file that arrives below the lowest rate is given up long before its end", async () => {
  const received = receive(watchArrivals(arrivalLimits)(sendSlowly(15 * MEGABYTE, 10_000)));
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(await received).toMatch(/^TIMEOUT: /);
});

test("with the maximum of uploads in flight, slow ones are aborted for new ones", async () => {
  const watched = watchArrivals(arrivalLimits);
  const slow = Array.from({ length: 23 }, () =>
    receive(watched(sendSlowly(15 * MEGABYTE, 30_000))),
  );
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  const fast = receive(watched(sendSlowly(3 * MEGABYTE, 300_000)));
  await vi.advanceTimersByTimeAsync(11 * SECOND);
  expect(await fast).toBe(3 * MEGABYTE);
  const others = await Promise.all(slow.map((one) => Promise.race([one, "still arriving"])));
  const rejected = others.filter((one) => one !== "still arriving");
  expect(rejected.length).toBeGreaterThan(0);
  for (const one of rejected) expect(one).toMatch(/^TIMEOUT: Many pictures are being uploaded/);
});
