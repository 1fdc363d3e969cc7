import { formatDate, formatDateTime } from "#lib/dates.ts";

/** A day in the organization's time zone, optionally with its time. */
export function DateText({ date, withTime = false }: { date: Date; withTime?: boolean }) {
  return (
    <time dateTime={date.toISOString()}>{withTime ? formatDateTime(date) : formatDate(date)}</time>
  );
}
