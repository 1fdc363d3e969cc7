import { Shoreline } from "#layout/Hero.tsx";
import classes from "./LegalHeader.module.css";

interface LegalHeaderProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** As YYYY-MM-DD. */
  updated: string;
}

// Formats a calendar date, which is the same in every time zone.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The header of a legal page, with contour lines of a map instead of a picture. */
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
