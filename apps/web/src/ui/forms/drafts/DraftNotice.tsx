import { UnstyledButton } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import classes from "./DraftNotice.module.css";
import { draftTexts } from "./texts.ts";
import type { DraftNotice, KeptForm } from "./useDraft.ts";

/** When it was on the clock of whoever typed it. */
const whenTyped = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
const when = (time: number) => whenTyped.format(time).replace(/\s/g, " ");

function wordsOf(notice: DraftNotice<object>): string {
  switch (notice.kind) {
    case "kept":
      return `${draftTexts.kept(when(notice.savedAt))} ${notice.isOutdated ? draftTexts.outdated : ""}`;
    case "elsewhere":
      return draftTexts.elsewhere(when(notice.draft.savedAt));
    default:
      return draftTexts[notice.kind];
  }
}

function Choice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    onChoose();
    // The button goes: on with writing.
    currentTarget.form?.querySelector<HTMLElement>("[name]")?.focus();
  }
  return (
    <UnstyledButton className={classes.choice} onClick={choose}>
      {children}
    </UnstyledButton>
  );
}

/** Says what became of what was typed, and asks how to go on. */
export function KeptDraft<Values extends object>({ draft }: { draft: KeptForm<Values> }) {
  const { notice, isUnkept, proceed, startAnew, replace } = draft;
  return (
    <div className={classes.notices} role="status">
      {notice && (
        <p className={classes.line}>
          <span>{wordsOf(notice)}</span>
          <span className={classes.choices}>
            {notice.kind === "kept" && (
              <>
                <Choice onChoose={proceed}>{draftTexts.proceed}</Choice>
                <Choice onChoose={startAnew}>{draftTexts.startAnew}</Choice>
              </>
            )}
            {notice.kind === "cleared" && (
              <Choice onChoose={() => replace(notice.draft)}>{draftTexts.bringBack}</Choice>
            )}
            {notice.kind === "elsewhere" && (
              <>
                <Choice onChoose={() => replace(notice.draft)}>{draftTexts.takeOther}</Choice>
                <Choice onChoose={proceed}>{draftTexts.keepMine}</Choice>
              </>
            )}
            {notice.kind === "gone" && (
              <>
                <Choice onChoose={proceed}>{draftTexts.keepMine}</Choice>
                <Choice onChoose={startAnew}>{draftTexts.startAnew}</Choice>
              </>
            )}
          </span>
        </p>
      )}
      {isUnkept && <p className={classes.line}>{draftTexts.unkept}</p>}
    </div>
  );
}
