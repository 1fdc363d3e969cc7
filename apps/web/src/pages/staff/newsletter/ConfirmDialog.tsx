import { Button } from "@mantine/core";
import { FormDialog, FormFoot } from "../../../components/forms/FormDialog.tsx";
import { composeTexts } from "../../../content/staffNewsletter.ts";
import classes from "./ConfirmDialog.module.css";

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The button that does it. */
  confirm: string;
  isPending: boolean;
  opened: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isPending, opened, onConfirm, onClose } = props;
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <p className={classes.words}>{text}</p>
      <FormFoot>
        <Button disabled={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {composeTexts.cancel}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
