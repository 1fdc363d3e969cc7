import { organization } from "@headwaters/contracts";

const { timeZone } = organization;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone });

const longDate = format({ dateStyle: "long" });
const weekday = format({ weekday: "long" });
const month = format({ month: "short" });
const day = format({ day: "numeric" });
const time = format({ hour: "numeric", minute: "2-digit" });

/** "May 1, 2026". All functions here use the organization's time zone. */
export const formatDate = (date: Date) => longDate.format(date);

/** "9:00 AM", with a plain space, as engines differ about the narrow one. */
export const formatTime = (date: Date) => time.format(date).replace(/\s/g, " ");

/** Returns true if both are on the same day in the organization's time zone. */
export const isSameDay = (one: Date, other: Date) => formatDate(one) === formatDate(other);

/** "Friday, May 1, 2026 at 9:00 AM" */
export const formatDateTime = (date: Date) =>
  `${weekday.format(date)}, ${formatDate(date)} at ${formatTime(date)}`;

/** "May" and "1", for a date badge. */
export const formatDateBadge = (date: Date) => ({
  month: month.format(date),
  day: day.format(date),
});
