import { useEffect, useState } from "react";
import { formatDate, formatTime, isSameDay } from "#lib/dates.ts";
import { DateText } from "#ui/DateText.tsx";
import classes from "./StaffLayout.module.css";

const MINUTE = 60_000;

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

const words = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });

/** "3 hours ago" */
function formatAge(since: Date, now: number): string {
  const ms = Math.max(0, now - since.getTime());
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ["minute", MINUTE];
  return ms < MINUTE ? "just now" : words.format(-Math.floor(ms / length), unit);
}

/** A time and its age. The server omits the age, which depends on the browser's clock. */
export function RelativeTime({ since }: { since: Date }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <DateText date={since} withTime />
      {now !== null && (
        <>
          {" "}
          <span className={classes.age}>({formatAge(since, now)})</span>
        </>
      )}
    </>
  );
}

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
