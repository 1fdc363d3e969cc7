import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventTimesJob } from "./eventTimes.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("pages of events expire once when a day begins where the organization is", async () => {
  vi.setSystemTime("2026-05-02T06:59:50Z"); // ten seconds before midnight in Los Angeles
  const expire = vi.fn();
  const query = async () => ({ rows: [{ now: new Date(), passed: false }] });
  const job = eventTimesJob({ query } as never, expire);
  await job.run();
  expect(expire).not.toHaveBeenCalled();
  vi.setSystemTime("2026-05-02T07:00:05Z");
  await job.run();
  expect(expire).toHaveBeenCalledOnce();
  await job.run();
  expect(expire).toHaveBeenCalledOnce();
  vi.setSystemTime("2026-05-03T07:00:05Z");
  await job.run();
  expect(expire).toHaveBeenCalledTimes(2);
});
