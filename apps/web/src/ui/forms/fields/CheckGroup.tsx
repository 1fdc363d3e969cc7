import type { ReactNode } from "react";
import classes from "./CheckGroup.module.css";

/** Check boxes that answer one question. */
export function CheckGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
