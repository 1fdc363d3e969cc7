import { diffWords } from "diff";
import type { ReadableContent } from "./ContentPreview.tsx";
import { historyTexts } from "./texts.ts";
import classes from "./Version.module.css";

/** The comparison of texts without common parts would take seconds. */
const DIFF_TIMEOUT_MS = 500;

interface ChangedWordsProps {
  before: ReadableContent;
  after: ReadableContent;
}

/** Two texts as one, with removed and added words marked. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  const [old, changed] = [toLines(before), toLines(after)];
  if (old === changed) return <p>{historyTexts.changes.nothing}</p>;
  const parts = diffWords(old, changed, { timeout: DIFF_TIMEOUT_MS });
  if (!parts) {
    return (
      <div className={classes.changedWords}>
        <del>{old}</del>
        {"\n\n"}
        <ins>{changed}</ins>
      </div>
    );
  }
  return (
    <div className={classes.changedWords}>
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return <span key={index}>{value}</span>;
      })}
    </div>
  );
}

/** Formats the whole content as lines of text. */
function toLines({ title, facts, text, imageUrl }: ReadableContent): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const picture = imageUrl ? [`Picture: ${imageUrl}`] : [];
  return [title, ...lines, ...picture, "", text].join("\n");
}
