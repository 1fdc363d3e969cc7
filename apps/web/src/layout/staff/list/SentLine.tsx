import type { ReactNode } from "react";
import shared from "#ui/shared.module.css";
import { ShortTime } from "../time/ShortTime.tsx";
import classes from "./SentLine.module.css";

interface SentLineProps {
  title: string;
  facts: ReactNode;
  /** The error of the newest attempt. */
  error?: ReactNode;
  status: ReactNode;
  /** The color of the status; null while it is pending. */
  result: "good" | "bad" | null;
  date: Date;
  /** A button, if staff can act on it. */
  action?: ReactNode;
  /** Below the line. */
  children?: ReactNode;
}

/** A mail or delivery of the site, with its status. */
export function SentLine(props: SentLineProps) {
  const { title, facts, error, status, result, date, action, children } = props;
  return (
    <article className={classes.line}>
      <div className={classes.what}>
        <h2 className={classes.subject}>{title}</h2>
        <p className={shared.small}>{facts}</p>
        {error && <p className={classes.error}>{error}</p>}
      </div>
      <div className={classes.side}>
        <p className={classes.status} data-result={result ?? undefined}>
          {status}
        </p>
        <p className={shared.small}>
          <ShortTime date={date} />
        </p>
        {action}
      </div>
      {children}
    </article>
  );
}
