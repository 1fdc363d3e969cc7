import { formatDateTime } from "#lib/dates.ts";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { editTexts } from "../../texts/editing/editor.ts";
import type { EditableContent } from "../form/values.ts";
import classes from "./PublicationState.module.css";
import { statusWords } from "./stateWords.ts";

/** The state of the item, the note of staff, and its last editor. */
export function PublicationState({ item }: { item: EditableContent }) {
  const { status, savedBy, savedAt, reviewNote } = item;
  return (
    <div className={classes.state}>
      <p className={classes.status} data-status={status} role="status">
        {statusWords(item)}
      </p>
      {status === "returned" && reviewNote && (
        <blockquote className={`${lists.box} ${classes.note}`}>
          <p className={`${shared.small} ${classes.label}`}>{editTexts.note}</p>
          <p className={classes.words}>{reviewNote}</p>
        </blockquote>
      )}
      <p className={shared.small}>{editTexts.savedBy(savedBy, formatDateTime(savedAt))}</p>
    </div>
  );
}
