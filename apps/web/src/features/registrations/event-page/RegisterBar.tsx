import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { DateText } from "#ui/DateText.tsx";
import classes from "./RegisterBar.module.css";

interface RegisterBarProps {
  /** The element around the page's button to register. */
  button: RefObject<HTMLElement | null>;
  date: Date;
  /** The state of registration in words. */
  seats: ReactNode;
  /** The link to register. */
  children: ReactNode;
}

/**
 * A bar at the foot of a narrow screen, while the page's own button is out of sight: so there is one way to register at
 * a time, also for the keyboard and for screen readers.
 */
export function RegisterBar({ button, date, seats, children }: RegisterBarProps) {
  const isOutOfSight = useIsOutOfSight(button);
  if (!isOutOfSight) return null;
  return (
    <div className={classes.bar} data-no-print>
      <p className={classes.facts}>
        <DateText date={date} />
        <span>{seats}</span>
      </p>
      {children}
    </div>
  );
}

/** The height of the bars above and below the page, which cover an element. */
const COVERED = "-64px 0px";

/** Returns true while the element is not on the screen. */
function useIsOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  const [isOutOfSight, setIsOutOfSight] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsOutOfSight(entry?.isIntersecting === false),
      { rootMargin: COVERED },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isOutOfSight;
}
