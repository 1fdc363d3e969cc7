import { Button } from "@mantine/core";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "./dialogs.module.css";
import { FormDialog, FormFoot } from "./FormDialog.tsx";

export interface Confirmation {
  /** Label of the button that opens the dialog. */
  button: string;
  /** Label of the button that confirms; by default the same. */
  confirm?: string;
  pending: string;
  title: string;
  text: string;
}

interface ConfirmDialogProps {
  texts: Confirmation;
  /** What it confirms cannot be undone. */
  isFinal?: boolean | undefined;
  opened: boolean;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { texts, isFinal, opened, isPending, onClose, onConfirm } = props;
  return (
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <p className={classes.confirmWords}>{texts.text}</p>
      <FormFoot>
        <ActionButton
          variant={isFinal ? "danger" : "filled"}
          isInactive={isPending}
          onClick={onConfirm}
        >
          {isPending ? texts.pending : (texts.confirm ?? texts.button)}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={onClose}>
          Not now
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
