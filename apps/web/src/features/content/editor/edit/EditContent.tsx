import { type ContentTypeName, can, contentTypes, type User } from "@headwaters/contracts";
import { lazy, Suspense, useId } from "react";
import { PageParts } from "#layout/PageParts.tsx";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LeaveGuard } from "#ui/forms/dialogs/LeaveGuard.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { editTexts, typeTexts } from "../../texts/editing/editor.ts";
import { SendWords } from "../form/SendWords.tsx";
import type { EditableContent, PublishingChoice } from "../form/values.ts";
import { ContentActions } from "./actions/ContentActions.tsx";
import { Back } from "./Back.tsx";
import { Deleted } from "./conflict/Deleted.tsx";
import classes from "./EditContent.module.css";
import { EditForm } from "./EditForm.tsx";
import { PublicationState } from "./PublicationState.tsx";
import { useEditing } from "./useEditing.ts";

const Conflict = lazy(async () => ({
  default: (await import("./conflict/Conflict.tsx")).Conflict,
}));

const DraftConflict = lazy(async () => ({
  default: (await import("./conflict/DraftConflict.tsx")).DraftConflict,
}));

/** Data of the form for the words that other features add beside its button. */
export interface EditPageItem {
  kind: ContentTypeName;
  /** The last saved state. */
  item: EditableContent;
  choice: PublishingChoice;
}

interface EditContentProps {
  user: User;
  kind: ContentTypeName;
  /** The newest state that is known from the server. */
  latest: EditableContent;
}

/** The editor of one item, with all actions of its author. */
export function EditContent({ user, kind, latest }: EditContentProps) {
  const editing = useEditing({ kind, latest });
  const { base, conflict, changes, isBusy } = editing;
  const formId = useId();
  const { edit } = typeTexts[kind];
  const { label } = contentTypes[kind];
  const save = () => (document.getElementById(formId) as HTMLFormElement).requestSubmit();
  return (
    <>
      <PageMeta title={edit} description={editTexts.description} />
      <header className={classes.header}>
        <div className={classes.inner}>
          <Back isReview={can(user, "reviewContent") && base.status === "waiting"} />
          <p className={shared.eyebrow}>{edit}</p>
          <h1 className={classes.title}>{base.fields.title}</h1>
          <PublicationState item={base} />
          <ContentActions kind={kind} item={base} editing={editing} />
        </div>
      </header>
      <div className={classes.inner}>
        <WithoutScript what="Writing" />
        <EditForm
          key={editing.formKey}
          id={formId}
          user={user}
          kind={kind}
          base={base}
          resetsDraft={editing.resetsDraft}
          toFormProps={editing.toFormProps}
          onDirty={editing.setDirty}
          onPublishing={editing.setPublishing}
          draftRef={editing.draftRef}
        >
          {(draft) => (
            <>
              {editing.isDeleted && <Deleted label={label} isPending={isBusy} onSave={save} />}
              <Suspense>
                {draft.notice?.kind === "outdated" && (
                  <DraftConflict formId={formId} kind={kind} draft={draft} saved={base} />
                )}
                {conflict && (
                  <Conflict
                    kind={kind}
                    words={editTexts.conflict}
                    theirs={conflict}
                    mine={draft.values}
                    isPending={isBusy}
                    onKeepMine={save}
                    onTakeTheirs={editing.takeTheirs}
                  >
                    {editing.publishing && (
                      <PageParts kind={kind} item={conflict} choice={editing.publishing} />
                    )}
                  </Conflict>
                )}
              </Suspense>
            </>
          )}
        </EditForm>
        {editing.publishing && !conflict && !editing.isDeleted && (
          <div className={classes.foot} data-foot>
            <ActionButton type="submit" form={formId} size="md" isInactive={isBusy}>
              {changes.save.isPending ? (
                editTexts.saving
              ) : (
                <SendWords values={editing.publishing} isPublic={base.isPublished} />
              )}
            </ActionButton>
            <PageParts kind={kind} item={base} choice={editing.publishing} />
            {editing.isDirty && (
              <p className={`${shared.small} ${classes.unsaved}`}>
                <strong>{editTexts.unsaved}.</strong> {editTexts.unsavedText}
              </p>
            )}
          </div>
        )}
      </div>
      <LeaveGuard isOn={editing.isDirty} isFree={editing.isFree} />
    </>
  );
}
