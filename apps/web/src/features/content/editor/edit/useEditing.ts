import type { ContentTypeName } from "@headwaters/contracts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../../lib/api/client.ts";
import { paths } from "../../../../lib/paths.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { contentProcedures } from "../../contentProcedures.ts";
import { editTexts } from "../../texts/editing.ts";
import { useContentCheck } from "../form/useContentCheck.ts";
import type { EditableContent } from "../form/values.ts";
import { type ChangeError, useContentChanges } from "./actions/useContentChanges.ts";
import type { ContentDraft } from "./EditForm.tsx";
import { savedWords } from "./stateWords.ts";

export type Editing = ReturnType<typeof useEditing>;

interface EditingOptions {
  kind: ContentTypeName;
  latest: EditableContent;
}

/** The state of an editing page. */
export function useEditing({ kind, latest }: EditingOptions) {
  const { id } = latest;
  const { edit } = contentProcedures(trpc.useUtils(), kind);
  const navigate = useNavigate();
  const changes = useContentChanges(kind);
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useContentCheck(kind, "update", fields);
  const newCheck = useContentCheck(kind, "create", fields);
  /** The initial values of the form. */
  const [base, setBase] = useState(latest);
  const [startsAnew, setStartsAnew] = useState(false);
  const [isDirty, setDirty] = useState(false);
  /** A newer version by someone else that conflicts with the form. */
  const [conflict, setConflict] = useState<EditableContent | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  /** The page may be left: there is nothing more to lose. */
  const isFree = useRef(false);
  const draftRef = useRef<ContentDraft | null>(null);

  // A newer version replaces an untouched form.
  useEffect(() => {
    if (!isDirty) setBase(latest);
  }, [latest]);

  function accept(item: EditableContent) {
    setConflict(null);
    setStartsAnew(false);
    setBase(item);
  }

  async function onSaveError(error: ChangeError) {
    const { issues, httpStatus } = error.data ?? {};
    if (issues) return fields.show(issues);
    if (httpStatus === 404) return setDeleted(true);
    if (httpStatus !== 409) return changes.showFailure(error, editTexts.failed);
    try {
      setConflict(await edit.fetch({ id }, { staleTime: 0 }));
    } catch (failure) {
      changes.showFailure(failure as ChangeError, editTexts.failed);
    }
  }

  /** @param version which the text is based on, or which is knowingly passed over */
  function saveOver(version: number, draft: ContentDraft) {
    toasts.dismiss();
    const onSuccess = (item: EditableContent) => {
      draft.discard();
      accept(item);
      const { title } = editTexts.saved;
      toasts.show({ title, description: savedWords(item), variant: "success" });
    };
    check(
      draft.values,
      (changed) =>
        changes.save.mutate(changed, { onSuccess, onError: (error) => void onSaveError(error) }),
      { item: base, version },
    );
  }

  return {
    base,
    startsAnew,
    isDirty,
    conflict,
    isDeleted,
    isFree,
    draftRef,
    fields,
    changes,
    isChecking: isChecking || newCheck.isChecking,
    prepare,
    setDirty,
    /** A form for each state of the item that one can begin with. */
    formKey: [base.version, base.status, base.isPublished, startsAnew].join(),
    save: (draft: ContentDraft) => saveOver(draft.version ?? base.version, draft),
    keepMine: (draft: ContentDraft) => conflict && saveOver(conflict.version, draft),
    /** It is a draft now; so is the unsaved form. */
    unpublished(item: EditableContent) {
      if (isDirty) draftRef.current?.change({ published: false, isTimed: false });
      accept(item);
    },
    takeTheirs() {
      if (!conflict) return;
      fields.clear();
      setBase(conflict);
      setStartsAnew(true);
      setConflict(null);
    },
    saveAnew(draft: ContentDraft) {
      toasts.dismiss();
      const onSuccess = (created: { id: string }) => {
        draft.discard();
        isFree.current = true;
        toasts.show({ title: editTexts.deleted.done, variant: "success" });
        navigate(paths.writingItem(kind, created.id), { replace: true });
      };
      const onError = (error: ChangeError) =>
        error.data?.issues
          ? fields.show(error.data.issues)
          : changes.showFailure(error, editTexts.failed);
      newCheck.check(draft.values, (item) =>
        changes.saveAnew.mutate(
          { ...item, published: false, publishAt: null },
          { onSuccess, onError },
        ),
      );
    },
  };
}
