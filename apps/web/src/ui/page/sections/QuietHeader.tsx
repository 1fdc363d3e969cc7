import type { ReactNode } from "react";
import shared from "#ui/shared.module.css";
import classes from "./QuietHeader.module.css";

interface QuietHeaderProps {
  eyebrow: ReactNode;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The header of a page without a picture. */
export function QuietHeader({ eyebrow, title, lead, children }: QuietHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={`${shared.eyebrow} ${classes.eyebrow}`}>{eyebrow}</p>
        <h1>{title}</h1>
        {lead && <p className={`${shared.lead} ${classes.lead}`}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}
