import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import lists from "#ui/page/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import classes from "./StaffList.module.css";

interface ListRowProps {
  to: string;
  title: string;
  /** Above the title: badges. */
  labels?: ReactNode;
  /** Under the title: a line that distinguishes entries with the same title. */
  children?: ReactNode;
  /** At the end: time, age or owner. */
  side?: ReactNode;
}

/** One row of a staff list, as one link. */
export function ListRow({ to, title, labels, children, side }: ListRowProps) {
  return (
    <article className={classes.entry}>
      <div className={classes.what}>
        {labels && <p className={shared.labels}>{labels}</p>}
        <h2 dir="auto" className={shared.heading}>
          <Link to={to} className={lists.cover}>
            {title}
          </Link>
        </h2>
        {children && <div className={shared.small}>{children}</div>}
      </div>
      {side && <div className={`${shared.small} ${classes.side}`}>{side}</div>}
    </article>
  );
}
