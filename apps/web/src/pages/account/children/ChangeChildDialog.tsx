import type { Child } from "@headwaters/contracts";
import { trpc } from "../../../api/client.ts";
import { FormDialog } from "../../../components/forms/FormDialog.tsx";
import { childrenTexts } from "../../../content/myRegistrations.ts";
import { toasts } from "../../../layout/toasts/store.ts";
import { ChangeForm } from "../ChangeForm.tsx";
import classes from "../Dialogs.module.css";
import { ChildFields } from "./ChildFields.tsx";
import { withYear } from "./withYear.ts";

interface ChangeChildDialogProps {
  child: Child;
  opened: boolean;
  onClose: () => void;
}

export function ChangeChildDialog({ child, opened, onClose }: ChangeChildDialogProps) {
  const { change, changeNote, save, pending } = childrenTexts;
  const utils = trpc.useUtils();
  const saving = trpc.registrations.changeChild.useMutation({
    async onSuccess() {
      onClose();
      toasts.show({ title: change.done, variant: "success" });
      await utils.registrations.children.invalidate();
    },
  });
  return (
    <FormDialog title={change.title(child.firstName)} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        <p>{changeNote}</p>
        <ChangeForm
          schema={({ changedChild }) => withYear(changedChild)}
          change={saving}
          label={save}
          pending={pending}
        >
          {(errors) => <ChildFields child={child} errors={errors} />}
        </ChangeForm>
      </div>
    </FormDialog>
  );
}
