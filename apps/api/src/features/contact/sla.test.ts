import { organization } from "@headwaters/contracts";
import { describe, expect, test } from "vitest";
import { toDueAt } from "./sla.ts";

/** A moment by the clock of California, in winter unless said otherwise. */
const at = (text: string, offset = "-08:00") => new Date(`${text}:00${offset}`);

test("these promises are told by the clock of California", () => {
  expect(organization.timeZone).toBe("America/Los_Angeles");
});

describe("an answer is promised", () => {
  test("within 48 hours, whatever the day, and whatever the clocks do", () => {
    expect(toDueAt(null, at("2026-01-09T10:00"))).toEqual(at("2026-01-11T10:00"));
    const spring = toDueAt(null, at("2026-03-07T12:00"));
    expect(spring).toEqual(at("2026-03-09T13:00", "-07:00"));
  });

  test("to a question of privacy within 30 days", () => {
    expect(toDueAt("privacy", at("2026-01-09T10:00"))).toEqual(at("2026-02-08T10:00"));
  });

  test.each([
    ["a Monday", "2026-01-05T10:00", "2026-01-07T10:00"],
    ["a Thursday", "2026-01-08T10:00", "2026-01-12T10:00"],
    ["a Friday", "2026-01-09T16:30", "2026-01-13T16:30"],
    // Monday and Tuesday, to their end.
    ["a Saturday", "2026-01-10T10:00", "2026-01-14T00:00"],
    ["a Sunday", "2026-01-11T23:59", "2026-01-14T00:00"],
  ])("to a report of a barrier within 2 business days: on %s", (_day, sent, due) => {
    expect(toDueAt("accessibility", at(sent))).toEqual(at(due));
  });

  test("by the organization's days, not those of the server or of UTC", () => {
    // A Friday evening there, a Saturday in UTC.
    expect(toDueAt("accessibility", new Date("2026-01-10T03:00:00Z"))).toEqual(
      at("2026-01-13T19:00"),
    );
  });
});
