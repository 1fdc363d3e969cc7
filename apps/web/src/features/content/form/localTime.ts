import { tzOffset } from "@date-fns/tz";
import { organization } from "@headwaters/contracts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The value of a date and time field: "2026-05-01T09:00", without a zone. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Formats a moment as the local time of a zone, as the value of such a field. */
export function formatLocalTime(moment: Date, timeZone: string = organization.timeZone): string {
  const shown = new Date(moment.getTime() + tzOffset(timeZone, moment) * MINUTE);
  return shown.toISOString().slice(0, 16);
}

/**
 * Returns the moments at which the clocks of a zone show this time, in order: none if daylight
 * saving skips it, two if it repeats it.
 */
export function parseLocalTime(
  localTime: string,
  timeZone: string = organization.timeZone,
): Date[] {
  const asUtc = LOCAL_TIME.test(localTime) ? Date.parse(`${localTime.slice(0, 16)}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return [];
  // No zone changes its clocks twice within two days.
  const offsets = [asUtc - DAY, asUtc + DAY].map((near) => tzOffset(timeZone, new Date(near)));
  return [...new Set(offsets)]
    .map((offset) => ({ offset, moment: new Date(asUtc - offset * MINUTE) }))
    .filter(({ offset, moment }) => tzOffset(timeZone, moment) === offset)
    .map(({ moment }) => moment)
    .sort((a, b) => a.getTime() - b.getTime());
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const day = inUtc({ dateStyle: "long" });
const time = inUtc({ timeStyle: "short" });

/** Formats such a value: "March 14, 2027" and "2:30 AM". */
export function formatDayAndTime(localTime: string): { day: string; time: string } {
  const asUtc = new Date(`${localTime.slice(0, 16)}Z`);
  return { day: day.format(asUtc), time: time.format(asUtc).replace(/\s/g, " ") };
}

/** "Pacific Time" */
export function zoneName(timeZone: string = organization.timeZone): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  return parts.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
