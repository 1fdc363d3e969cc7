import { formatCount } from "#lib/format.ts";
import hidden from "#ui/hidden.module.css";

interface WaitingCountProps {
  count: number;
  className: string | undefined;
}

/** A count of pending work, as a number and in words for screen readers. */
export function WaitingCount({ count, className }: WaitingCountProps) {
  return (
    <>
      <span className={hidden.hidden}>, waiting: </span>
      <span className={className}>{formatCount(count)}</span>
    </>
  );
}
