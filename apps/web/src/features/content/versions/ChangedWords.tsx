import { diffWords } from "diff";
import { historyTexts } from "../texts/editing/myContent.ts";
import classes from "./ChangedWords.module.css";
import { type ReadableContent, toLines } from "./readContent.ts";

/** The comparison of texts without common parts would take seconds. */
const PATIENCE_MS = 500;

interface ChangedWordsProps {
  before: ReadableContent;
  after: ReadableContent;
}

/** Two texts as one, with removed and added words marked. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  const [old, changed] = [toLines(before), toLines(after)];
  if (old === changed) return <p>{historyTexts.changes.nothing}</p>;
  const parts = diffWords(old, changed, { timeout: PATIENCE_MS });
  if (!parts) {
    return (
      <div className={classes.words}>
        <del>{old}</del>
        {"\n\n"}
        <ins>{changed}</ins>
      </div>
    );
  }
  return (
    <div className={classes.words}>
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return <span key={index}>{value}</span>;
      })}
    </div>
  );
}
