import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { pageTexts } from "../../texts/reading/page.ts";
import classes from "./Byline.module.css";

interface BylineProps {
  /** A first name. */
  author: string | null;
  published: Date;
  changed: Date;
  /** Omits the publication date of an event, whose own date is on the page. */
  isEvent?: boolean;
}

/** A change within a day of publication is a correction, not news. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Author, date and last change of an item. */
export function Byline({ author, published, changed, isEvent }: BylineProps) {
  return (
    <ul className={`${shared.small} ${classes.byline}`}>
      {author && <li className={classes.author}>{`${pageTexts.by} ${author}`}</li>}
      {!isEvent && (
        <li>
          {pageTexts.published} <DateText date={published} />
        </li>
      )}
      {changed.getTime() - published.getTime() >= DAY_MS && (
        <li>
          {pageTexts.updated} <DateText date={changed} />
        </li>
      )}
    </ul>
  );
}
