import { formatDateTime } from "../../../lib/dates/dates.ts";
import type { EditableContent } from "../editor/items/values.ts";
import { editTexts } from "../texts/editing.ts";
import classes from "./Standing.module.css";
import { statusWords } from "./statusWords.ts";

/** Where the item stands, what staff said of it, and who saved it last. */
export function Standing({ item }: { item: EditableContent }) {
  const { status, savedBy, savedAt, reviewNote } = item;
  return (
    <div className={classes.standing}>
      <p className={classes.status} data-status={status} role="status">
        {statusWords(item)}
      </p>
      {status === "returned" && reviewNote && (
        <blockquote className={classes.note}>
          <p className={classes.label}>{editTexts.note}</p>
          <p className={classes.words}>{reviewNote}</p>
        </blockquote>
      )}
      <p className={classes.saved}>{editTexts.savedBy(savedBy, formatDateTime(savedAt))}</p>
    </div>
  );
}
