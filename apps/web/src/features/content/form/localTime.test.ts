import { describe, expect, test } from "vitest";
import { formatDayAndTime, formatLocalTime, parseLocalTime, zoneName } from "./localTime.ts";

const LOS_ANGELES = "America/Los_Angeles";
const at = (localTime: string, zone = LOS_ANGELES) =>
  parseLocalTime(localTime, zone).map((moment) => moment.toISOString());

describe("a local time of the organization", () => {
  test("is one moment, in standard and daylight saving time", () => {
    expect(at("2027-07-01T09:00")).toEqual(["2027-07-01T16:00:00.000Z"]);
    expect(at("2027-01-01T09:00")).toEqual(["2027-01-01T17:00:00.000Z"]);
  });

  test("does not exist where clocks go forward", () => {
    expect(at("2027-03-14T01:59")).toEqual(["2027-03-14T09:59:00.000Z"]);
    expect(at("2027-03-14T02:00")).toEqual([]);
    expect(at("2027-03-14T02:30")).toEqual([]);
    expect(at("2027-03-14T03:00")).toEqual(["2027-03-14T10:00:00.000Z"]);
  });

  test("occurs twice where they go back, the first one first", () => {
    expect(at("2027-11-07T00:59")).toHaveLength(1);
    expect(at("2027-11-07T01:30")).toEqual([
      "2027-11-07T08:30:00.000Z",
      "2027-11-07T09:30:00.000Z",
    ]);
    expect(at("2027-11-07T02:00")).toEqual(["2027-11-07T10:00:00.000Z"]);
  });

  test("changes at other hours, and by less, in other zones", () => {
    // Lord Howe Island sets its clocks forward by half an hour.
    expect(at("2027-10-03T02:15", "Australia/Lord_Howe")).toEqual([]);
    expect(at("2027-04-04T01:45", "Australia/Lord_Howe")).toHaveLength(2);
    expect(at("2027-07-01T09:00", "Asia/Kolkata")).toEqual(["2027-07-01T03:30:00.000Z"]);
    // Samoa skipped a whole day.
    expect(at("2011-12-30T12:00", "Pacific/Apia")).toEqual([]);
  });

  test.each(["", "2027-07-01", "soon", "2027-13-01T09:00"])("is null for %j", (localTime) => {
    expect(at(localTime)).toEqual([]);
  });
});

test.each([
  "2027-07-01T16:00:00.000Z",
  "2027-03-14T09:59:00.000Z",
  "2027-03-14T10:00:00.000Z",
  "2027-11-07T08:30:00.000Z",
  "2027-12-31T23:59:00.000Z",
])("%s is shown as it was entered", (moment) => {
  expect(at(formatLocalTime(new Date(moment), LOS_ANGELES))[0]).toBe(moment);
});

test("both halves of the night on which clocks go back show the same", () => {
  const shown = ["2027-11-07T08:30:00Z", "2027-11-07T09:30:00Z"].map((moment) =>
    formatLocalTime(new Date(moment), LOS_ANGELES),
  );
  expect(shown).toEqual(["2027-11-07T01:30", "2027-11-07T01:30"]);
});

test("is shown in words, with its time zone", () => {
  expect(formatDayAndTime("2027-03-14T02:30")).toEqual({ day: "March 14, 2027", time: "2:30 AM" });
  expect(zoneName(LOS_ANGELES)).toBe("Pacific Time");
});
