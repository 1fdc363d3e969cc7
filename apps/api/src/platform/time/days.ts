import { TZDate } from "@date-fns/tz";
import { startOfDay as startOf } from "date-fns/startOfDay";

/** The moment at which a day (2026-05-01; today unless given) begins in an IANA time zone. */
export function startOfDay(timeZone: string, day?: string): Date {
  if (!day) return new Date(+startOf(new TZDate(Date.now(), timeZone)));
  // By its numbers: as a text it would be read in the time zone of this machine.
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(+startOf(new TZDate(year, month - 1, date, timeZone)));
}
