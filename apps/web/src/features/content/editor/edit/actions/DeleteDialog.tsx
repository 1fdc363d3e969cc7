import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { ActionButton } from "#ui/ActionButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { editTexts } from "../../../texts/editing/editor.ts";
import type { EditableContent } from "../../form/values.ts";
import classes from "./Dialogs.module.css";

interface DeleteDialogProps {
  label: string;
  item: EditableContent;
  opened: boolean;
  isPending: boolean;
  /** The reason for a refusal, with a link to the next step. */
  refusal: { words: string; to: string; link: string } | false | null;
  onDelete: () => void;
  onClose: () => void;
}

/** A confirmation before an item is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { label, item, isPending, refusal, onDelete, ...dialog } = props;
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
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal.words} <Link to={refusal.to}>{refusal.link}</Link>
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
