import "#ui/styles/components/anchor.css";
import { Anchor } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { formatDate, formatTime } from "#lib/dates.ts";
import classes from "./DraftNotice.module.css";
import type { DraftForm, DraftMessage } from "./useDraft.ts";

/** Texts about drafts. */
const draftTexts = {
  kept: (when: string) => `We kept what you typed on ${when}.`,
  cleared: "You started over.",
  elsewhere: (when: string) =>
    `You are writing this in another tab, too. It was last changed there on ${when}. This browser keeps only the one you typed in last.`,
  gone: "In another tab, this was sent or discarded.",
  unsaved:
    "This browser cannot keep a copy of what you type, because its storage is full or turned off. Please save before you leave.",
  proceed: "Continue",
  reset: "Start over",
  bringBack: "Bring it back",
  takeOther: "Use that text",
  keepMine: "Keep this one",
} as const;

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
