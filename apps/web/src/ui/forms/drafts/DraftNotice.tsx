import "#ui/styles/components/anchor.css";
import { Anchor } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { formatDate, formatTime } from "#lib/dates.ts";
import classes from "./DraftNotice.module.css";
import { draftTexts } from "./texts.ts";
import type { DraftForm, DraftMessage } from "./useDraft.ts";

/** In the organization's time zone, like every time on the page. */
const formatMoment = (time: number) =>
  `${formatDate(new Date(time))} at ${formatTime(new Date(time))}`;

type Notice = Exclude<DraftMessage<object>, { kind: "outdated" }>;

function formatMessage(notice: Notice): string {
  switch (notice.kind) {
    case "kept":
      return draftTexts.kept(formatMoment(notice.savedAt));
    case "elsewhere":
      return draftTexts.elsewhere(formatMoment(notice.draft.savedAt));
    default:
      return draftTexts[notice.kind];
  }
}

function Choice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    onChoose();
    // The button disappears, so the focus moves to the first field.
    currentTarget.form?.querySelector<HTMLElement>("[name]")?.focus();
  }
  return (
    <Anchor component="button" type="button" onClick={choose}>
      {children}
    </Anchor>
  );
}

/** Shows the state of a draft and its actions; the page itself asks about an outdated draft. */
export function DraftNotice<Values extends object>({ draft }: { draft: DraftForm<Values> }) {
  const { notice, isUnsaved, proceed, reset, replace } = draft;
  return (
    <div className={classes.notices} role="status">
      {notice && notice.kind !== "outdated" && (
        <p className={classes.line}>
          <span>{formatMessage(notice)}</span>
          <span className={classes.choices}>
            {notice.kind === "kept" && (
              <>
                <Choice onChoose={proceed}>{draftTexts.proceed}</Choice>
                <Choice onChoose={reset}>{draftTexts.reset}</Choice>
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
                <Choice onChoose={reset}>{draftTexts.reset}</Choice>
              </>
            )}
          </span>
        </p>
      )}
      {isUnsaved && <p className={classes.line}>{draftTexts.unsaved}</p>}
    </div>
  );
}
