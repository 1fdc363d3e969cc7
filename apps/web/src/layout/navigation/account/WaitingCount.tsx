import { formatCount } from "#lib/format.ts";
import hidden from "#ui/hidden.module.css";
import classes from "./AccountEntries.module.css";

/** A count of pending work, as a number and in words for screen readers. */
export function WaitingCount({ count }: { count: number }) {
  return (
    <>
      <span className={hidden.hidden}>, waiting: </span>
      <span className={classes.count}>{formatCount(count)}</span>
    </>
  );
}
