import { formatDateBadge } from "#lib/dates.ts";
import classes from "./DateLeaf.module.css";

/** A day as a date badge. */
export function DateLeaf({ date }: { date: Date }) {
  const { month, day } = formatDateBadge(date);
  return (
    <time dateTime={date.toISOString()} className={classes.leaf}>
      <span className={classes.month}>{month}</span> <span className={classes.day}>{day}</span>
    </time>
  );
}
