import type { ComponentPropsWithRef } from "react";
import classes from "./SentPanel.module.css";

/** Replaces a form that was sent: a drawing, what happened, and the next step. */
export function SentPanel({ className = "", children, ...panel }: ComponentPropsWithRef<"div">) {
  return (
    <div className={`${classes.panel} ${className}`} {...panel}>
      <SentDrawing />
      <div className={classes.words}>{children}</div>
    </div>
  );
}

/** A float has landed: it rides on the water, and its rings run out to the shore. */
export function SentDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 112 76" aria-hidden="true">
      <path className={classes.shore} d="M2 66C22 74 38 62 58 68S92 75 110 66" />
      <path className={classes.shore} d="M8 73C26 79 40 69 58 74S90 80 104 74" />
      <path className={classes.water} d="M41 42A16 4.5 0 1 0 71 42" />
      <path className={classes.water} d="M28 40A29 9 0 1 0 84 40" />
      <path className={classes.water} d="M16 38A42 14 0 1 0 96 38" />
      <path className={classes.line} d="M56 17C56 7 68 2 86 2S108 5 110 8" />
      <path className={classes.float} d="M45 36A11 11 0 0 1 67 36Z" />
      <path
        className={classes.line}
        d="M45 36A11 11 0 0 0 50 44.5M67 36A11 11 0 0 1 62 44.5M56 17V25"
      />
    </svg>
  );
}
