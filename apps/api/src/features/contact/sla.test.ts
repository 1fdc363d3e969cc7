import { organization } from "@headwaters/contracts";
import { describe, expect, test } from "vitest";
import { toDueAt } from "./sla.ts";

/** Parses California time; standard time by default. */
const at = (text: string, offset = "-08:00") => new Date(`${text}:00${offset}`);

test("due dates use the organization's time zone", () => {
  expect(organization.timeZone).toBe("America/Los_Angeles");
});

describe("a response is due", () => {
  test("within the general response time, on any day, also across a change to daylight saving time", () => {
    expect(toDueAt(null, at("2026-01-09T10:00"))).toEqual(at("2026-01-11T10:00"));
    const spring = toDueAt(null, at("2026-03-07T12:00"));
    expect(spring).toEqual(at("2026-03-09T13:00", "-07:00"));
  });

  test("within the response time for a privacy question", () => {
    expect(toDueAt("privacy", at("2026-01-09T10:00"))).toEqual(at("2026-02-08T10:00"));
  });

  test.each([
    ["a Monday", "2026-01-05T10:00", "2026-01-07T10:00"],
    ["a Thursday", "2026-01-08T10:00", "2026-01-12T10:00"],
    ["a Friday", "2026-01-09T16:30", "2026-01-13T16:30"],
    // Until the end of Tuesday.
    ["a Saturday", "2026-01-10T10:00", "2026-01-14T00:00"],
    ["a Sunday", "2026-01-11T23:59", "2026-01-14T00:00"],
  ])("within the business days for an accessibility report: on %s", (_day, sent, due) => {
    expect(toDueAt("accessibility", at(sent))).toEqual(at(due));
  });

  test("by the organization's days, not the server's or UTC's", () => {
    // Friday evening in California, Saturday in UTC.
    expect(toDueAt("accessibility", new Date("2026-01-10T03:00:00Z"))).toEqual(
      at("2026-01-13T19:00"),
    );
  });
});
