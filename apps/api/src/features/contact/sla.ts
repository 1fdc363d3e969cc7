import { TZDate } from "@date-fns/tz";
import { type ContactSubject, organization } from "@headwaters/contracts";
import { addBusinessDays } from "date-fns/addBusinessDays";
import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { isWeekend } from "date-fns/isWeekend";
import { nextMonday } from "date-fns/nextMonday";
import { startOfDay } from "date-fns/startOfDay";

/** Counts from Monday 0:00 for messages sent on a weekend. Holidays are not considered. */
function twoBusinessDaysAfter(clock: TZDate): TZDate {
  const begins = isWeekend(clock) ? startOfDay(nextMonday(clock)) : clock;
  return addBusinessDays(begins, 2);
}

const deadlines: Record<ContactSubject | "general", (clock: TZDate) => TZDate> = {
  // The same as in the trigger that creates threads.
  general: (clock) => addHours(clock, 48),
  accessibility: twoBusinessDaysAfter,
  privacy: (clock) => addDays(clock, 30),
};

/** Returns when a response is due, in the organization's time zone. */
export function toDueAt(about: ContactSubject | null, sentAt: Date): Date {
  const clock = new TZDate(+sentAt, organization.timeZone);
  return new Date(+deadlines[about ?? "general"](clock));
}
