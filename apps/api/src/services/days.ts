import { tz } from "@date-fns/tz";
import { startOfDay as startOf } from "date-fns";

/** The moment at which a day (2026-05-01; today unless given) begins in an IANA time zone. */
export function startOfDay(timeZone: string, day?: string): Date {
  const at = tz(timeZone);
  // A bare day would be read as midnight in UTC, which is the day before in America.
  return new Date(+startOf(day ? at(`${day}T12:00:00`) : at(Date.now())));
}
