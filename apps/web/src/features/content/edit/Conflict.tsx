import { type ContentTypeName, contentTypes, type Field, listFields } from "@headwaters/contracts";
import { type Change, diffWordsWithSpace } from "diff";
import { type ReactNode, useMemo } from "react";
import { flushSync } from "react-dom";
import { ActionButton } from "#ui/ActionButton.tsx";
import shared from "#ui/shared.module.css";
import { findChoiceNames } from "../contentNames.ts";
import { formatDayAndTime } from "../form/localTime.ts";
import { publishingTexts } from "../form/texts.ts";
import {
  type ContentDraft,
  type ContentValues,
  type EditableContent,
  toValues,
} from "../form/values.ts";
import classes from "./EditContentPage.module.css";
import { NoticePanel } from "./NoticePanel.tsx";
import { editTexts, type SavedBy } from "./texts.ts";

interface ConflictProps {
  kind: ContentTypeName;
  texts: typeof editTexts.conflict | typeof editTexts.draftConflict;
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
  const { kind, texts, theirs, mine, isPending, onKeepMine, onTakeTheirs, children } = props;
  const differences = findDifferences(kind, toValues(kind, theirs), mine);
  return (
    <NoticePanel title={texts.title(theirs, contentTypes[kind].label)}>
      <p className={classes.panelText}>
        {differences.length > 0 ? texts.text : editTexts.conflict.same}
      </p>
      {differences.map((difference) => (
        <Difference key={difference.name} by={theirs} {...difference} />
      ))}
      {children}
      <div className={shared.row}>
        <ActionButton isInactive={isPending} onClick={onKeepMine}>
          {isPending ? editTexts.saving : texts.keepMine}
        </ActionButton>
        <ActionButton variant="outline" isInactive={isPending} onClick={onTakeTheirs}>
          {texts.takeTheirs(theirs)}
        </ActionButton>
      </div>
      <p className={`${shared.small} ${classes.meaning}`}>{texts.meaning(theirs)}</p>
    </NoticePanel>
  );
}

interface DraftConflictProps {
  formId: string;
  kind: ContentTypeName;
  draft: ContentDraft;
  saved: EditableContent;
}

/**
 * Asks for the text to continue with: the draft in this browser, or the version that was saved
 * since.
 */
export function DraftConflict({ formId, kind, draft, saved }: DraftConflictProps) {
  if (draft.notice?.kind !== "outdated") return null;
  const { values } = draft.notice.draft;

  function goOn(choose: () => void) {
    // The form is inert until this is rendered.
    flushSync(choose);
    document.getElementById(formId)?.querySelector<HTMLElement>("[name]")?.focus();
  }

  return (
    <Conflict
      kind={kind}
      texts={editTexts.draftConflict}
      theirs={saved}
      mine={values}
      isPending={false}
      onKeepMine={() => goOn(() => draft.replace({ values, version: saved.version }))}
      onTakeTheirs={() => goOn(draft.reset)}
    />
  );
}

/** After this time the two texts have little in common, and are shown without marks. */
const TIMEOUT_MS = 300;

type FieldDifference = Record<"name" | "label" | "theirs" | "mine", string>;

/** A changed field: both versions with their differences marked. */
function Difference({ label, theirs, mine, by }: FieldDifference & { by: SavedBy }) {
  const parts = useMemo(
    () => diffWordsWithSpace(theirs, mine, { timeout: TIMEOUT_MS }) ?? null,
    [theirs, mine],
  );
  const texts = editTexts.conflict;
  return (
    <div className={classes.difference}>
      <h3 className={classes.field}>{label}</h3>
      <dl className={classes.versions}>
        <Version
          label={texts.theirs(by)}
          text={theirs}
          parts={parts?.filter(({ added }) => !added) ?? null}
        />
        <Version
          label={texts.mine}
          text={mine}
          parts={parts?.filter(({ removed }) => !removed) ?? null}
        />
      </dl>
    </div>
  );
}

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

/** The fields in which two versions differ, formatted for reading. */
function findDifferences(
  type: ContentTypeName,
  theirs: ContentValues,
  mine: ContentValues,
): FieldDifference[] {
  function formatValue(name: string, field: Field, value: string): string {
    if (field.type === "date" || field.type === "optionalDate") return formatWhen(value);
    return findChoiceNames(type, name)[value] ?? value;
  }
  const fields = listFields(type).map(([name, field]) => ({
    name,
    label: field.label,
    theirs: formatValue(name, field, String(theirs[name])),
    mine: formatValue(name, field, String(mine[name])),
  }));
  const publishing = {
    name: "published",
    label: publishingTexts.title,
    theirs: formatPublishing(theirs),
    mine: formatPublishing(mine),
  };
  // The server trims spaces.
  return [...fields, publishing].filter((field) => field.theirs.trim() !== field.mine.trim());
}

function formatPublishing({ published, isTimed, publishAt }: ContentValues): string {
  const labels = editTexts.conflict.publishing;
  if (!published) return labels.draft;
  return isTimed && publishAt ? labels.timed(formatWhen(publishAt)) : labels.published;
}

function formatWhen(localTime: string): string {
  if (!localTime) return "";
  const { day, time } = formatDayAndTime(localTime);
  return `${day} at ${time}`;
}
