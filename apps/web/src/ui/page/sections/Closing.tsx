import type { ReactNode } from "react";
import { reveal } from "../../reveal.ts";
import shared from "../../shared.module.css";
import classes from "./Closing.module.css";

interface ClosingProps {
  title: string;
  text: string;
  /** The ways on, as buttons. */
  children: ReactNode;
}

/** The last word of a page, over deep water. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={classes.band} data-no-print>
      <div className={classes.inner} ref={reveal}>
        <h2>{title}</h2>
        <p className={classes.text}>{text}</p>
        <div className={`${shared.row} ${classes.buttons}`}>{children}</div>
      </div>
    </section>
  );
}
