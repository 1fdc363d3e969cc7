import { Button } from "@mantine/core";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { myRegistrationsTexts } from "../../texts/myRegistrations.ts";
import { useLeave } from "./useLeave.ts";

interface DeclineDialogProps {
  eventId: string;
  registrationIds: string[];
  opened: boolean;
  onClose: () => void;
}

/** Asks for a confirmation before offered seats go to the next family. */
export function DeclineDialog({ eventId, registrationIds, opened, onClose }: DeclineDialogProps) {
  const texts = myRegistrationsTexts.offer.decline;
  const { failed } = myRegistrationsTexts.cancel;
  const leave = useLeave({ failed, onSettled: onClose });
  return (
    <FormDialog title={texts.title(registrationIds.length)} opened={opened} onClose={onClose}>
      <p className={classes.words}>{texts.text}</p>
      <FormFoot>
        <ActionButton
          isInactive={leave.isPending}
          onClick={() => leave.mutate({ id: eventId, registrationIds, undoable: true })}
        >
          {leave.isPending ? texts.pending : texts.confirm(registrationIds.length)}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.keep(registrationIds.length)}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
