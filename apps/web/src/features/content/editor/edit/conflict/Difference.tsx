import { type Change, diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { editTexts, type SavedBy } from "../../../texts/editing/editor.ts";
import classes from "./Difference.module.css";
import type { FieldDifference } from "./differences.ts";

/** After this time the two texts have little in common, and are shown without marks. */
const TIMEOUT_MS = 300;

interface VersionProps {
  label: string;
  text: string;
  /** Its parts, each with a mark if the other version lacks it; null if unknown. */
  parts: Change[] | null;
}

function Version({ label, text, parts }: VersionProps) {
  return (
    <div className={classes.version}>
      <dt>{label}</dt>
      <dd>
        {parts?.map(({ value, added, removed }, index) =>
          added || removed ? <mark key={index}>{value}</mark> : value,
        ) ?? text}
        {!text && <em>{editTexts.conflict.empty}</em>}
      </dd>
    </div>
  );
}

/** A changed field: both versions with their differences marked. */
export function Difference({ label, theirs, mine, by }: FieldDifference & { by: SavedBy }) {
  const parts = useMemo(
    () => diffWordsWithSpace(theirs, mine, { timeout: TIMEOUT_MS }) ?? null,
    [theirs, mine],
  );
  const words = editTexts.conflict;
  return (
    <div className={classes.difference}>
      <h3 className={classes.field}>{label}</h3>
      <dl className={classes.versions}>
        <Version
          label={words.theirs(by)}
          text={theirs}
          parts={parts?.filter(({ added }) => !added) ?? null}
        />
        <Version
          label={words.mine}
          text={mine}
          parts={parts?.filter(({ removed }) => !removed) ?? null}
        />
      </dl>
    </div>
  );
}
