import { type ContentTypeName, contentTypes } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { ActionButton } from "#ui/ActionButton.tsx";
import shared from "#ui/shared.module.css";
import { editTexts } from "../../../texts/editing/editor.ts";
import { type ContentValues, type EditableContent, toValues } from "../../form/values.ts";
import { Difference } from "./Difference.tsx";
import { findDifferences } from "./differences.ts";
import classes from "./Panel.module.css";
import { usePanelFocus } from "./usePanelFocus.ts";

interface ConflictProps {
  kind: ContentTypeName;
  words: typeof editTexts.conflict | typeof editTexts.draftConflict;
  theirs: EditableContent;
  mine: ContentValues;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** The consequence of keeping mine. */
  children?: ReactNode;
}

/** Two versions of an item, and the choice between them; looking at them changes nothing. */
export function Conflict(props: ConflictProps) {
  const { kind, words, theirs, mine, isPending, onKeepMine, onTakeTheirs, children } = props;
  const heading = usePanelFocus();
  const differences = findDifferences(kind, toValues(kind, theirs), mine);
  return (
    <section className={classes.panel}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {words.title(theirs, contentTypes[kind].label)}
      </h2>
      <p className={classes.text}>
        {differences.length > 0 ? words.text : editTexts.conflict.same}
      </p>
      {differences.map((difference) => (
        <Difference key={difference.name} by={theirs} {...difference} />
      ))}
      {children}
      <div className={shared.row}>
        <ActionButton isInactive={isPending} onClick={onKeepMine}>
          {isPending ? editTexts.saving : words.keepMine}
        </ActionButton>
        <ActionButton variant="outline" isInactive={isPending} onClick={onTakeTheirs}>
          {words.takeTheirs(theirs)}
        </ActionButton>
      </div>
      <p className={`${shared.small} ${classes.meaning}`}>{words.meaning(theirs)}</p>
    </section>
  );
}
