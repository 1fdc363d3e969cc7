import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./StaffList.module.css";

interface ListRowProps {
  to: string;
  title: string;
  /** Above the title: badges. */
  labels?: ReactNode;
  /** Under the title: the line that tells it from others of the same name. */
  children?: ReactNode;
  /** At its end: when, how long ago, whose. */
  side?: ReactNode;
}

/** One row of a staff list, as one link. */
export function ListRow({ to, title, labels, children, side }: ListRowProps) {
  return (
    <article className={classes.entry}>
      <div className={classes.what}>
        {labels && <p className={classes.labels}>{labels}</p>}
        <h2 dir="auto" className={classes.title}>
          <Link to={to} className={classes.link}>
            {title}
          </Link>
        </h2>
        {children && <div className={classes.line}>{children}</div>}
      </div>
      {side && <div className={classes.side}>{side}</div>}
    </article>
  );
}
