import { TZDate } from "@date-fns/tz";
import { startOfDay as startOf } from "date-fns/startOfDay";

/** Returns the start of a day (2026-05-01; today by default) in an IANA time zone. */
export function startOfDay(timeZone: string, day?: string): Date {
  if (!day) return new Date(+startOf(new TZDate(Date.now(), timeZone)));
  // Date would parse the text in the time zone of this machine, so the parts are passed as numbers.
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(+startOf(new TZDate(year, month - 1, date, timeZone)));
}
