import type { CSSProperties } from "react";
import classes from "./SeatsBar.module.css";

interface SeatsBarProps {
  taken: number;
  /** More than 0. */
  max: number;
}

/** The taken seats of an event as a bar. A decoration: the words beside it have the numbers. */
export const SeatsBar = ({ taken, max }: SeatsBarProps) => (
  <span
    className={classes.seats}
    style={{ "--taken": `${(100 * taken) / max}%` } as CSSProperties}
  />
);
