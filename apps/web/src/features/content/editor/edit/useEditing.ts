import type { ContentTypeName } from "@headwaters/contracts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { isConflict, isGone } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import type { Schemas } from "#ui/forms/Form.tsx";
import { findIssues } from "#ui/forms/showFailure.ts";
import { contentProcedures } from "../../contentProcedures.ts";
import { editTexts } from "../../texts/editing/editor.ts";
import { chooseContentSchema, findContentErrors } from "../form/contentCheck.ts";
import { useKeepPicture } from "../form/useKeepPicture.ts";
import {
  type ContentValues,
  type EditableContent,
  mergeValues,
  type PublishingChoice,
  readValues,
  type SentContent,
  toPublishingChoice,
  toValues,
} from "../form/values.ts";
import { useContentChanges } from "./actions/useContentChanges.ts";
import type { ContentDraft } from "./EditForm.tsx";
import { savedWords } from "./stateWords.ts";

export type Editing = ReturnType<typeof useEditing>;

interface EditingOptions {
  kind: ContentTypeName;
  latest: EditableContent;
}

/** The question about hiding an event with registrations; its words stay while it closes. */
function useHiding() {
  const [refusal, setRefusal] = useState("");
  const [isAsking, setAsking] = useState(false);
  return {
    refusal,
    isAsking,
    ask(words: string) {
      setRefusal(words);
      setAsking(true);
    },
    close: () => setAsking(false),
  };
}

/** The state of an editing page. */
export function useEditing({ kind, latest }: EditingOptions) {
  const { id } = latest;
  const { edit } = contentProcedures(trpc.useUtils(), kind);
  const navigate = useNavigate();
  const changes = useContentChanges(kind);
  const { keepPicture, isPending: isKeeping } = useKeepPicture();
  /** The initial values of the form. */
  const [base, setBase] = useState(latest);
  const [resetsDraft, setResetsDraft] = useState(false);
  const [isDirty, setDirty] = useState(false);
  /** The effect of sending the form on publication. */
  const [publishing, setPublishing] = useState<PublishingChoice | null>(() =>
    toPublishingChoice(kind, toValues(kind, latest), latest),
  );
  /** A newer version by someone else that conflicts with the form. */
  const [conflict, setConflict] = useState<EditableContent | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const hiding = useHiding();
  /** Leaving the page would lose nothing. */
  const isFree = useRef(false);
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
    const begun = toValues(kind, conflict ?? base);
    draft.change(mergeValues(begun, draft.values, toValues(kind, newer)));
  }

  async function explain(error: unknown, { published }: ContentValues, sentVersion: number) {
    if (isGone(error)) return setDeleted(true);
    if (!isConflict(error)) return changes.showFailure(error, editTexts.failed);
    try {
      const newer = await edit.fetch({ id }, { staleTime: 0 });
      if (newer.version === sentVersion) {
        if (newer.isPublished && !published) return hiding.ask(error.message);
        return changes.showFailure(error, editTexts.failed);
      }
      mergeWith(newer);
      setConflict(newer);
    } catch (failure) {
      changes.showFailure(failure, editTexts.failed);
    }
  }

  /** The version that the form changes. During a conflict it overwrites the newer one. */
  const toSentVersion = (version: number | null | undefined) =>
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
    const isTaken = base.isPublished && item.status === "draft";
    // Before the next form is mounted, which would load the draft.
    discard();
    accept(item);
    const { done: title, doneText: description } = editTexts.unpublish;
    const words = isTaken ? { title, description } : savedWords(item);
    toasts.show({ ...words, variant: "success" });
  }

  /** The item that the form changes; undefined once it was deleted. */
  const saved = isDeleted ? undefined : base;

  /** Connects a draft to the form. */
  const toFormProps = ({ values, version, discard }: ContentDraft) => ({
    schema: (schemas: Schemas) => chooseContentSchema(schemas, kind, saved ? "update" : "create"),
    read() {
      const { sent } = readValues(kind, values, saved);
      return saved ? { ...sent, id, version: toSentVersion(version) } : sent;
    },
    check: (element: HTMLFormElement) => findContentErrors(element, kind, values, saved),
    async send(sent: SentContent) {
      await keepPicture(values, saved);
      await (saved ? save(sent, discard) : saveAsNew(sent, discard));
    },
    failure: { title: "Error", description: editTexts.failed, isKept: true },
    onFailure(error: unknown): boolean {
      if (!saved || findIssues(error)) return false;
      void explain(error, values, toSentVersion(version));
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
    hiding,
    toFormProps,
    isBusy: isKeeping || changes.save.isPending || changes.saveAsNew.isPending,
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
