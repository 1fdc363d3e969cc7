import { organization } from "../site/organization.ts";

/** The day of a moment in the organization's time zone: "2026-05-01". */
export function toDay(moment: Date): string {
  // The Swedish form is that of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: organization.timeZone }).format(moment);
}

/** "May 1, 2026" of a day "2026-05-01". */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
