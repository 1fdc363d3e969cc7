import { Shoreline } from "../../../../layout/hero/Shoreline.tsx";
import classes from "./LegalHeader.module.css";

interface LegalHeaderProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** As YYYY-MM-DD. */
  updated: string;
}

// A day of the calendar, the same one wherever it is read.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Opens a legal page: no picture, the quiet lines of a map. */
export function LegalHeader({ eyebrow, title, lead, updated }: LegalHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={classes.eyebrow} data-no-print>
          {eyebrow}
        </p>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.updated}>
          Last updated <time dateTime={updated}>{day.format(new Date(updated))}</time>
        </p>
      </div>
      <Shoreline />
    </header>
  );
}
