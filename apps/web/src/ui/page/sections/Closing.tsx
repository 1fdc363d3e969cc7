import type { ReactNode } from "react";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import classes from "./Closing.module.css";

interface ClosingProps {
  title: string;
  text: string;
  /** Buttons that link on. */
  children: ReactNode;
}

/** The closing band of a page. */
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
