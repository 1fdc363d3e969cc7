import { expect, test } from "vitest";
import { formatZonedIso } from "./dates.ts";

test.for([
  ["2026-05-01T16:00:00Z", "2026-05-01T09:00:00-07:00"],
  ["2026-12-05T08:00:00Z", "2026-12-05T00:00:00-08:00"],
  ["2026-11-01T08:30:00Z", "2026-11-01T01:30:00-07:00"],
  ["2026-11-01T09:30:00Z", "2026-11-01T01:30:00-08:00"],
  ["2027-03-14T10:00:00Z", "2027-03-14T03:00:00-07:00"],
  ["2099-12-31T23:59:59Z", "2099-12-31T15:59:59-08:00"],
] as const)("%s is %s on the organization's clock, the same moment", ([moment, text]) => {
  expect(formatZonedIso(new Date(moment))).toBe(text);
  expect(new Date(text)).toEqual(new Date(moment));
});
