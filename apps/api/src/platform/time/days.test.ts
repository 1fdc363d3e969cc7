import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startOfDay } from "./days.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the start of a day", () => {
  test.each([
    ["2026-05-01", "2026-05-01T07:00:00.000Z"],
    ["2026-12-01", "2026-12-01T08:00:00.000Z"],
    ["2026-03-08", "2026-03-08T08:00:00.000Z"], // clocks go forward later that day
    ["2026-11-01", "2026-11-01T07:00:00.000Z"], // and back on this one
  ])("%s begins in Los Angeles at %s", (day, moment) => {
    expect(startOfDay("America/Los_Angeles", day).toISOString()).toBe(moment);
  });

  test("a named day begins there, wherever the server is", () => {
    const { TZ } = process.env;
    try {
      for (const zone of ["Asia/Tokyo", "Pacific/Auckland", "America/Los_Angeles", "UTC"]) {
        process.env.TZ = zone;
        expect(startOfDay("America/Los_Angeles", "2026-05-01").toISOString()).toBe(
          "2026-05-01T07:00:00.000Z",
        );
        expect(startOfDay("Asia/Kolkata", "2026-12-01").toISOString()).toBe(
          "2026-11-30T18:30:00.000Z",
        );
      }
    } finally {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    }
  });

  test("today is the day in the organization's time zone, not in UTC", () => {
    vi.setSystemTime("2026-05-02T03:00:00Z");
    expect(startOfDay("America/Los_Angeles").toISOString()).toBe("2026-05-01T07:00:00.000Z");
    expect(startOfDay("Pacific/Auckland").toISOString()).toBe("2026-05-01T12:00:00.000Z");
  });
});
