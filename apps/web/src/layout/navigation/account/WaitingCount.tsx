import { formatCount } from "../../../lib/formatCount.ts";
import hidden from "../../../ui/hidden.module.css";
import classes from "./AccountEntries.module.css";

/** How much waits, in numbers for eyes and in words for ears. */
export function WaitingCount({ count }: { count: number }) {
  return (
    <>
      <span className={hidden.hidden}>, waiting: </span>
      <span className={classes.count}>{formatCount(count)}</span>
    </>
  );
}
