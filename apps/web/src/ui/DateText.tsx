import { formatDate, formatDateTime } from "../lib/dates/dates.ts";

/** A day, as it was where the organization is; with its time when asked. */
export function DateText({ date, withTime = false }: { date: Date; withTime?: boolean }) {
  return (
    <time dateTime={date.toISOString()}>{withTime ? formatDateTime(date) : formatDate(date)}</time>
  );
}
