import type { ReactNode } from "react";
import classes from "./QuietHeader.module.css";

interface QuietHeaderProps {
  eyebrow: ReactNode;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** Opens a page for those who work here, without a picture: its title on the lines of a map. */
export function QuietHeader({ eyebrow, title, lead, children }: QuietHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}
