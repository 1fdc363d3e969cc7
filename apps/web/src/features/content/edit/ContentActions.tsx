import { type ContentTypeName, contentTypes } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { isConflict } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { contentPaths } from "../contentTypes.ts";
import { eventTexts } from "../events/eventTexts.ts";
import type { EditableContent } from "../form/values.ts";
import classes from "./EditContentPage.module.css";
import { HideEventDialog } from "./HideEventDialog.tsx";
import { editTexts } from "./texts.ts";
import type { Editing } from "./useEditing.ts";

interface ContentActionsProps {
  kind: ContentTypeName;
  item: EditableContent;
  editing: Editing;
}

/** Actions beside editing. */
export function ContentActions({ kind, item, editing }: ContentActionsProps) {
  const { changes, hideDialog, unpublished, isFree, isDeleted } = editing;
  const { unpublish, remove } = changes;
  const address = { id: item.id };
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  // The history leads back here, and this page to the list.
  const { state } = useLocation();
  const { label } = contentTypes[kind];
  /** The event has registrations: the dialog explains that, and links to cancelling it. */
  const conflict = kind === "events" && isConflict(remove.error) && remove.error;
  if (isDeleted) return null;

  function unpublishItem() {
    toasts.dismiss();
    unpublish.mutate(address, {
      onSuccess: showHidden,
      onError(error) {
        if (kind === "events" && isConflict(error)) return hideDialog.ask(error.message);
        changes.showFailure(error, editTexts.unpublish.failed);
      },
    });
  }

  function showHidden(changed: EditableContent) {
    hideDialog.close();
    unpublished(changed);
    const { done: title, doneText: description } = editTexts.unpublish;
    toasts.show({ title, description, variant: "success" });
  }

  function deleteItem() {
    remove.mutate(address, {
      onSuccess() {
        isFree.current = true;
        toasts.show({ title: editTexts.remove.done(label), variant: "success" });
        navigate(paths[kind], { replace: true });
      },
      onError(error) {
        // The dialog explains it.
        if (kind === "events" && isConflict(error)) return;
        setAsking(false);
        changes.showFailure(error, editTexts.remove.failed);
      },
    });
  }

  return (
    <>
      <LinkButton to={contentPaths[kind](item.id)} size="sm" variant="default">
        {editTexts.see}
      </LinkButton>
      <LinkButton
        to={paths.contentHistory(kind, item.id)}
        state={state}
        size="sm"
        variant="default"
      >
        {editTexts.history}
      </LinkButton>
      {kind === "events" && (
        <LinkButton to={paths.roster(item.id)} size="sm" variant="default">
          {eventTexts.roster}
        </LinkButton>
      )}
      {item.isPublished && (
        <ActionButton
          size="sm"
          variant="default"
          isInactive={unpublish.isPending}
          onClick={unpublishItem}
        >
          {unpublish.isPending ? editTexts.unpublish.pending : editTexts.unpublish.button}
        </ActionButton>
      )}
      <OpenButton
        size="sm"
        variant="outline"
        color="var(--hw-danger)"
        aria-haspopup="dialog"
        onOpen={() => setAsking(true)}
      >
        {editTexts.remove.button}
      </OpenButton>
      {kind === "events" && (
        <HideEventDialog
          id={item.id}
          reason={hideDialog.reason}
          opened={hideDialog.isAsking}
          onHidden={showHidden}
          onClose={hideDialog.close}
        />
      )}
      <DeleteDialog
        label={label}
        item={item}
        opened={isAsking}
        isPending={remove.isPending}
        reason={conflict ? conflict.message : null}
        onDelete={deleteItem}
        onClose={() => {
          setAsking(false);
          remove.reset();
        }}
      />
    </>
  );
}

interface DeleteDialogProps {
  label: string;
  item: EditableContent;
  opened: boolean;
  isPending: boolean;
  /** Says that the event has registrations. */
  reason: string | null;
  onDelete: () => void;
  onClose: () => void;
}

/** A confirmation before an item is deleted. */
function DeleteDialog(props: DeleteDialogProps) {
  const { label, item, isPending, reason, onDelete, ...dialog } = props;
  const texts = editTexts.remove;
  return (
    <FormDialog title={texts.title(label)} {...dialog}>
      <div className={dialogs.words}>
        <p>{texts.text(item.fields.title)}</p>
        {item.isPublished && (
          <>
            <p>{texts.isPublic}</p>
            <p>{texts.alternative}</p>
          </>
        )}
        {reason && (
          <p className={classes.hideReason} role="alert">
            {reason} <Link to={paths.roster(item.id)}>{texts.registrations}</Link>
          </p>
        )}
      </div>
      <FormFoot>
        <ActionButton variant="danger" isInactive={isPending} onClick={onDelete}>
          {isPending ? texts.pending : texts.confirm(label)}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={dialog.onClose}>
          {texts.keep}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
