import { useEffect, useState } from "react";
import { formatDate, formatTime, isSameDay } from "#lib/dates/dates.ts";

/**
 * "2:43 PM" today, the date otherwise. The server writes the date, because its page may be read
 * tomorrow.
 */
export function ShortTime({ date }: { date: Date }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const isToday = now !== null && isSameDay(date, now);
  return <time dateTime={date.toISOString()}>{isToday ? formatTime(date) : formatDate(date)}</time>;
}
