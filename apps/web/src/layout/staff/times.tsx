import { useEffect, useState } from "react";
import { useBrowserValue, useIsHydrated } from "#lib/browser.ts";
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
function formatRelativeTime(since: Date, now: number): string {
  const ms = Math.max(0, now - since.getTime());
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ["minute", MINUTE];
  return ms < MINUTE ? "just now" : words.format(-Math.floor(ms / length), unit);
}

/** The browser's clock by the minute, in ms; null on the server and until hydration. */
export function useNow(): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return useIsHydrated() ? now : null;
}

/** A time and its age. The server omits the age, which depends on the browser's clock. */
export function RelativeTime({ since }: { since: Date }) {
  const now = useNow();
  return (
    <>
      <DateText date={since} withTime />
      {now !== null && (
        <>
          {" "}
          <span className={classes.age}>({formatRelativeTime(since, now)})</span>
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
  const isToday = useBrowserValue(() => isSameDay(date, new Date()), false);
  return <time dateTime={date.toISOString()}>{isToday ? formatTime(date) : formatDate(date)}</time>;
}
