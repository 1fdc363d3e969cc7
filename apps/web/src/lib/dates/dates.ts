import { organization } from "@headwaters/contracts";

const { timeZone } = organization;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone });

const longDate = format({ dateStyle: "long" });
const weekday = format({ weekday: "long" });
const month = format({ month: "short" });
const day = format({ day: "numeric" });
const time = format({ hour: "numeric", minute: "2-digit" });

/** "May 1, 2026", as all of these where the organization is. */
export const formatDate = (date: Date) => longDate.format(date);

/** "9:00 AM". The space before AM is a plain one: engines do not agree on a narrow one. */
export const formatTime = (date: Date) => time.format(date).replace(/\s/g, " ");

/** Whether it is the same day where the organization is. */
export const isSameDay = (one: Date, other: Date) => formatDate(one) === formatDate(other);

/** "Friday, May 1, 2026 at 9:00 AM" */
export const formatDateTime = (date: Date) =>
  `${weekday.format(date)}, ${formatDate(date)} at ${formatTime(date)}`;

/** "May" and "1", for a leaf of a calendar. */
export const formatDateBadge = (date: Date) => ({
  month: month.format(date),
  day: day.format(date),
});
