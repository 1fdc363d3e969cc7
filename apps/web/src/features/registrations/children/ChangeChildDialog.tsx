import type { Child } from "@headwaters/contracts";
import { ChangeForm } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { childrenTexts } from "../texts/myRegistrations.ts";
import { ChildFields } from "./ChildFields.tsx";
import { readChild } from "./readChild.ts";

interface ChangeChildDialogProps {
  child: Child;
  opened: boolean;
  onClose: () => void;
}

export function ChangeChildDialog({ child, opened, onClose }: ChangeChildDialogProps) {
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
