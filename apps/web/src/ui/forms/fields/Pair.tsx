import type { ReactNode } from "react";
import classes from "./Pair.module.css";

/** Two short fields beside each other, or one below the other where the form is narrow. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
