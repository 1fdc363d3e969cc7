import { organization } from "@headwaters/contracts";

const parts = new Intl.DateTimeFormat("en-US", {
  timeZone: organization.timeZone,
  calendar: "iso8601",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "longOffset",
});

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

/**
 * "2026-05-01T09:00:00-07:00": a moment in the organization's time zone, for machine-readable
 * markup.
 */
export function formatZonedIso(date: Date): string {
  const found = parts.formatToParts(date).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(found);
  const offset = timeZoneName.slice("GMT".length) || "+00:00";
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}
