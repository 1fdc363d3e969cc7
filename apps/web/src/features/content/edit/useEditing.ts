import type { ContentTypeName } from "@headwaters/contracts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { isConflict, isNotFound } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import type { Schemas } from "#ui/forms/Form.tsx";
import { findIssues, showFailure } from "#ui/forms/showFailure.ts";
import { contentProcedures } from "../contentTypes.ts";
import { formatSavedToast } from "../form/texts.ts";
import { useSavePicture } from "../form/useSavePicture.ts";
import {
  type ContentDraft,
  type ContentValues,
  chooseContentSchema,
  type EditableContent,
  findContentErrors,
  mergeValues,
  type PublishingChoice,
  readValues,
  type SentContent,
  toPublishingChoice,
  toValues,
} from "../form/values.ts";
import { editTexts } from "./texts.ts";

export type Editing = ReturnType<typeof useEditing>;

/** The state of an editing page. */
export function useEditing(kind: ContentTypeName, latest: EditableContent) {
  const { id } = latest;
  const { edit } = contentProcedures(trpc.useUtils(), kind);
  const navigate = useNavigate();
  const changes = useContentMutations(kind);
  const { savePicture, isPending: isSavingPicture } = useSavePicture();
  /** The initial values of the form. */
  const [base, setBase] = useState(latest);
  /** Ignores a draft of this browser, which can be restored. */
  const [resetsDraft, setResetsDraft] = useState(false);
  const [isDirty, setDirty] = useState(false);
  /** The effect of sending the form on publication; null while the author chooses a version. */
  const [publishing, setPublishing] = useState<PublishingChoice | null>(() =>
    toPublishingChoice(kind, toValues(kind, latest), latest),
  );
  /** A newer version by someone else that conflicts with the form. */
  const [conflict, setConflict] = useState<EditableContent | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const hideDialog = useHideDialog();
  /** Leaving the page would lose nothing. */
  const isFree = useRef(false);
  /** Gives access to the draft from outside of the form. */
  const draftRef = useRef<ContentDraft | null>(null);

  // A newer version replaces an untouched form.
  useEffect(() => {
    if (!isDirty) setBase(latest);
  }, [latest]);

  function accept(item: EditableContent) {
    setConflict(null);
    setResetsDraft(false);
    setBase(item);
  }

  /** Merges a newer version into the fields that the author has not changed. */
  function mergeWith(newer: EditableContent) {
    const draft = draftRef.current;
    // The version under an older draft is not loaded, so it cannot be merged.
    if (!draft || (draft.version ?? base.version) !== base.version) return;
    const initial = toValues(kind, conflict ?? base);
    draft.change(mergeValues(initial, draft.values, toValues(kind, newer)));
  }

  async function handleFailure(error: unknown, { published }: ContentValues, sentVersion: number) {
    if (isNotFound(error)) return setDeleted(true);
    if (!isConflict(error)) return changes.showFailure(error, editTexts.failed);
    try {
      const newer = await edit.fetch({ id }, { staleTime: 0 });
      if (newer.version === sentVersion) {
        if (newer.isPublished && !published) return hideDialog.ask(error.message);
        return changes.showFailure(error, editTexts.failed);
      }
      mergeWith(newer);
      setConflict(newer);
    } catch (failure) {
      changes.showFailure(failure, editTexts.failed);
    }
  }

  /** The version that the form changes. During a conflict it overwrites the newer one. */
  const getBaseVersion = (version: number | null | undefined) =>
    conflict?.version ?? version ?? base.version;

  async function saveAsNew(sent: SentContent, discard: () => void) {
    const draft = { ...sent, published: false, publishAt: null };
    const created = await changes.saveAsNew.mutateAsync(draft);
    discard();
    isFree.current = true;
    toasts.show({ title: editTexts.deleted.done, variant: "success" });
    navigate(paths.editContent(kind, created.id), { replace: true });
  }

  async function save(sent: SentContent, discard: () => void) {
    const item = await changes.save.mutateAsync(sent);
    const wasUnpublished = base.isPublished && item.status === "draft";
    // Before the next form is mounted, which would load the draft.
    discard();
    accept(item);
    const { done: title, doneText: description } = editTexts.unpublish;
    const texts = wasUnpublished ? { title, description } : formatSavedToast(item);
    toasts.show({ ...texts, variant: "success" });
  }

  /** The item that the form changes; undefined once it was deleted. */
  const saved = isDeleted ? undefined : base;

  /** Connects a draft to the form. */
  const toFormProps = ({ values, version, discard }: ContentDraft) => ({
    schema: (schemas: Schemas) => chooseContentSchema(schemas, kind, saved ? "update" : "create"),
    read() {
      const { sent } = readValues(kind, values, saved);
      return saved ? { ...sent, id, version: getBaseVersion(version) } : sent;
    },
    check: (element: HTMLFormElement) => findContentErrors(element, kind, values, saved),
    async send(sent: SentContent) {
      await savePicture(values, saved);
      await (saved ? save(sent, discard) : saveAsNew(sent, discard));
    },
    failure: { description: editTexts.failed, isKept: true },
    onFailure(error: unknown): boolean {
      if (!saved || findIssues(error)) return false;
      void handleFailure(error, values, getBaseVersion(version));
      return true;
    },
  });

  return {
    base,
    resetsDraft,
    isDirty,
    conflict,
    isDeleted,
    isFree,
    draftRef,
    changes,
    hideDialog,
    toFormProps,
    isBusy: isSavingPicture || changes.save.isPending || changes.saveAsNew.isPending,
    publishing,
    setDirty,
    setPublishing,
    /** A new form for each state of the item that one can start with. */
    formKey: [base.version, base.status, base.isPublished, resetsDraft].join(),
    /** Makes the item a draft, and the unsaved form too. */
    unpublished(item: EditableContent) {
      const draft = draftRef.current;
      if (isDirty && draft) {
        const values = { ...draft.values, published: false, isTimed: false };
        // Unpublishing made the next version, unless someone else has saved before it.
        const isNext = item.version === base.version + 1;
        draft.replace({ values, version: isNext ? item.version : draft.version });
      }
      accept(item);
    },
    takeTheirs() {
      if (!conflict) return;
      setBase(conflict);
      setResetsDraft(true);
      setConflict(null);
    },
  };
}

/** The question about hiding an event with registrations; its text stays while it closes. */
function useHideDialog() {
  const [reason, setReason] = useState("");
  const [isAsking, setAsking] = useState(false);
  return {
    reason,
    isAsking,
    ask(message: string) {
      setReason(message);
      setAsking(true);
    },
    close: () => setAsking(false),
  };
}

/** The author's mutations, by the procedures of the content type. */
function useContentMutations(kind: ContentTypeName) {
  const contents = contentProcedures(trpc, kind);

  return {
    save: contents.update.useMutation(),
    unpublish: contents.unpublish.useMutation(),
    // The page that still shows the item is about to be left, so it must not refetch it.
    remove: contents.remove.useMutation({ meta: { stale: "refetch later" } }),
    /** Creates a new item after a deletion. */
    saveAsNew: contents.create.useMutation({ meta: { stale: "refetch later" } }),
    /** Shows a failure; after the end of the session the page leads to signing in. */
    showFailure: (error: unknown, description: string) =>
      showFailure(error, { description, isKept: true }),
  };
}
