import type { Child } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { ChangeForm, nothingChanged } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { ChildFields, readChild } from "./ChildFields.tsx";
import { childrenTexts } from "./texts.ts";

// One file for all dialogs of a child: each further one makes their common parts load with every page.
export { CareDialog } from "../guardians/CareDialog.tsx";

interface ChildDialogProps {
  child: Child;
  opened: boolean;
  onClose: () => void;
}

export function ChangeChildDialog({ child, opened, onClose }: ChildDialogProps) {
  const { change, changeNote, save, pending } = childrenTexts;
  const saving = trpc.registrations.changeChild.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: change.done, variant: "success" });
    },
  });
  return (
    <FormDialog title={change.title(child.firstName)} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        <p>{changeNote}</p>
        <ChangeForm
          schema={({ changedChild }) => changedChild}
          read={readChild}
          send={saving.mutateAsync}
          label={save}
          pending={pending}
        >
          <ChildFields child={child} />
        </ChangeForm>
      </div>
    </FormDialog>
  );
}

interface RemoveChildDialogProps extends ChildDialogProps {
  onRemoved: () => void;
}

export function RemoveChildDialog(props: RemoveChildDialogProps) {
  const { child, opened, onClose, onRemoved } = props;
  const texts = childrenTexts.remove;
  const remove = trpc.registrations.removeChild.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: texts.done(child.firstName), variant: "success" });
    },
    onError(error) {
      onClose();
      showFailure(error, nothingChanged);
    },
    // By now the list no longer has the child.
    onSettled(_removed, error) {
      if (!error) onRemoved();
    },
  });
  return (
    <FormDialog title={texts.title(child.firstName)} opened={opened} onClose={onClose}>
      <p className={classes.words}>{texts.text(child.firstName)}</p>
      <FormFoot>
        <ActionButton
          variant="danger"
          isInactive={remove.isPending}
          onClick={() => remove.mutate({ id: child.id })}
        >
          {remove.isPending ? texts.pending : texts.confirm}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.keep}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
