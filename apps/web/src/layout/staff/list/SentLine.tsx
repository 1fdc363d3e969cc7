import type { ReactNode } from "react";
import shared from "../../../ui/shared.module.css";
import { ShortTime } from "../time/ShortTime.tsx";
import classes from "./SentLine.module.css";

interface SentLineProps {
  title: string;
  facts: ReactNode;
  /** Why the newest attempt came to nothing. */
  error?: ReactNode;
  status: ReactNode;
  /** Whether that is well; null while it is open. */
  result: "good" | "bad" | null;
  date: Date;
  /** A button, where there is something to be done. */
  action?: ReactNode;
}

/** Something that the site sends, with what became of it. */
export function SentLine({ title, facts, error, status, result, date, action }: SentLineProps) {
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
    </article>
  );
}
