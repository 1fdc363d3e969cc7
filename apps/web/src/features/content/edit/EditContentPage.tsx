import { type ContentTypeName, can, contentTypes, type User } from "@headwaters/contracts";
import { lazy, Suspense, useId } from "react";
import { useParams, useRouteError } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import NotFoundPage, { NotFoundBoundary } from "#layout/NotFoundPage.tsx";
import { PageParts } from "#layout/PageParts.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { StaffLayout, useOrigin } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { isForbidden, isInaccessible } from "#lib/api/failures.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LeaveGuard } from "#ui/forms/dialogs/LeaveGuard.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import lists from "#ui/lists/lists.module.css";
import { QueryView } from "#ui/lists/QueryView.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { contentPaths, contentProcedures, parseContentType } from "../contentTypes.ts";
import { SubmitLabel } from "../form/PublishingFields.tsx";
import { formatPublicationState, typeTexts } from "../form/texts.ts";
import type { EditableContent, PublishingChoice } from "../form/values.ts";
import { myContentTexts } from "../manage/texts.ts";
import { reviewTexts } from "../review/texts.ts";
import { ContentActions } from "./ContentActions.tsx";
import classes from "./EditContentPage.module.css";
import { EditForm } from "./EditForm.tsx";
import { DeletedNotice } from "./NoticePanel.tsx";
import { editTexts } from "./texts.ts";
import { useEditing } from "./useEditing.ts";

const Conflict = lazy(async () => ({
  default: (await import("./Conflict.tsx")).Conflict,
}));

const DraftConflict = lazy(async () => ({
  default: (await import("./Conflict.tsx")).DraftConflict,
}));

export const prefetch: Prefetch = async ({ queries, params: { kind: name, id }, user }) => {
  const kind = parseContentType(name);
  if (!user || !kind || !id) return;
  await Promise.all([
    contentProcedures(queries, kind).edit.prefetch({ id }),
    queries.items.reviewed.prefetch(),
  ]);
};

export default function EditContentPage() {
  const { kind: name, id = "" } = useParams();
  const user = useCurrentUser();
  const kind = parseContentType(name);
  if (!kind) return <NotFoundPage />;
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.editContent(kind, id))} />;
  return <ContentToEdit key={`${user.id}/${kind}/${id}`} user={user} kind={kind} id={id} />;
}

/** Redirects to the public page of an item that this account may read but not change. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { kind: name, id = "" } = useParams();
  const kind = parseContentType(name);
  return kind && isForbidden(error) ? <EditForbidden kind={kind} id={id} /> : <NotFoundBoundary />;
}

function ContentToEdit({ user, kind, id }: { user: User; kind: ContentTypeName; id: string }) {
  const query = contentProcedures(trpc, kind).edit.useQuery(
    { id },
    { ...freshQuery, throwOnError: isInaccessible },
  );
  return (
    <QueryView query={query} title={typeTexts[kind].edit} failure={editTexts.failure}>
      {(item) => <EditContent user={user} kind={kind} latest={item} />}
    </QueryView>
  );
}

/** Data of the form for the texts that other features add beside its button. */
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
function EditContent({ user, kind, latest }: EditContentProps) {
  const editing = useEditing(kind, latest);
  const { base, conflict, changes, isBusy } = editing;
  const formId = useId();
  const { edit } = typeTexts[kind];
  const { label } = contentTypes[kind];
  const save = () => (document.getElementById(formId) as HTMLFormElement).requestSubmit();
  return (
    <StaffLayout
      title={base.fields.title}
      documentTitle={edit}
      description={editTexts.description}
      eyebrow={edit}
      back={useOrigin(
        can(user, "reviewContent") && base.status === "waiting"
          ? { to: paths.review, label: reviewTexts.title }
          : { to: paths.myContent, label: myContentTexts.title },
      )}
      actions={<ContentActions kind={kind} item={base} editing={editing} />}
    >
      {() => (
        <div className={classes.inner}>
          <PublicationState item={base} />
          <WithoutScript what="Writing" />
          <EditForm key={editing.formKey} id={formId} user={user} kind={kind} editing={editing}>
            {(draft) => (
              <>
                {editing.isDeleted && (
                  <DeletedNotice label={label} isPending={isBusy} onSave={save} />
                )}
                <Suspense>
                  {draft.notice?.kind === "outdated" && (
                    <DraftConflict formId={formId} kind={kind} draft={draft} saved={base} />
                  )}
                  {conflict && (
                    <Conflict
                      kind={kind}
                      texts={editTexts.conflict}
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
                  <SubmitLabel values={editing.publishing} isPublic={base.isPublished} />
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
          <LeaveGuard isOn={editing.isDirty} isFree={editing.isFree} />
        </div>
      )}
    </StaffLayout>
  );
}

/** The state of the item, the note of staff, and its last editor. */
function PublicationState({ item }: { item: EditableContent }) {
  const { status, savedBy, savedAt, reviewNote } = item;
  return (
    <div className={classes.state}>
      <p className={classes.status} data-status={status} role="status">
        {formatPublicationState(item)}
      </p>
      {status === "returned" && reviewNote && (
        <blockquote className={`${lists.box} ${classes.reviewNote}`}>
          <p className={`${shared.small} ${classes.reviewNoteLabel}`}>{editTexts.note}</p>
          <p className={classes.reviewNoteText}>{reviewNote}</p>
        </blockquote>
      )}
      <p className={shared.small}>{editTexts.savedBy(savedBy, formatDateTime(savedAt))}</p>
    </div>
  );
}

/** Sends readers who cannot edit the item to its page. */
function EditForbidden({ kind, id }: { kind: ContentTypeName; id: string }) {
  const { title, text, read } = editTexts.forbidden;
  const { label } = contentTypes[kind];
  const { edit } = typeTexts[kind];
  return (
    <>
      <PageMeta title={edit} description={text(label)} status={403} />
      <NotePage title={title} text={text(label)}>
        <LinkButton to={contentPaths[kind](id)}>{read}</LinkButton>
      </NotePage>
    </>
  );
}
