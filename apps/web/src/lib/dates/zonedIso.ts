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
