import { TZDate } from "@date-fns/tz";
import { type ContactSubject, organization } from "@headwaters/contracts";
import { addBusinessDays } from "date-fns/addBusinessDays";
import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { isWeekend } from "date-fns/isWeekend";
import { nextMonday } from "date-fns/nextMonday";
import { startOfDay } from "date-fns/startOfDay";

/** Two whole working days; who writes on a weekend is taken to write as it ends. Holidays are not known. */
function twoBusinessDaysAfter(clock: TZDate): TZDate {
  const begins = isWeekend(clock) ? startOfDay(nextMonday(clock)) : clock;
  return addBusinessDays(begins, 2);
}

const promises: Record<ContactSubject | "general", (clock: TZDate) => TZDate> = {
  // As the trigger says that makes the threads of all messages.
  general: (clock) => addHours(clock, 48),
  accessibility: twoBusinessDaysAfter,
  privacy: (clock) => addDays(clock, 30),
};

/** By when whoever wrote at this moment was promised an answer, by the organisation's clock. */
export function toDueAt(about: ContactSubject | null, sentAt: Date): Date {
  const clock = new TZDate(+sentAt, organization.timeZone);
  return new Date(+promises[about ?? "general"](clock));
}
