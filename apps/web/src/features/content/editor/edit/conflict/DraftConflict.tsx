import type { ContentTypeName } from "@headwaters/contracts";
import { flushSync } from "react-dom";
import { editTexts } from "../../../texts/editing/editor.ts";
import type { EditableContent } from "../../form/values.ts";
import type { ContentDraft } from "../EditForm.tsx";
import { Conflict } from "./Conflict.tsx";

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
      words={editTexts.draftConflict}
      theirs={saved}
      mine={values}
      isPending={false}
      onKeepMine={() => goOn(() => draft.replace({ values, version: saved.version }))}
      onTakeTheirs={() => goOn(draft.reset)}
    />
  );
}
