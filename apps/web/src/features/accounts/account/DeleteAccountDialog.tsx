import type { User } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { deleteDrafts } from "#ui/forms/drafts/store.ts";
import { ChangeForm, CurrentPassword } from "../ChangeForm.tsx";
import { useSetCurrentUser } from "../session/currentUser.ts";
import { accountTexts } from "./texts.ts";

interface DeleteAccountDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { user, opened, onClose, onDeleted } = props;
  const { title, text } = accountTexts.deletion.confirm;
  const setCurrentUser = useSetCurrentUser();
  const deletion = trpc.profile.delete.useMutation({
    onSuccess() {
      deleteDrafts(user.id);
      onDeleted();
      setCurrentUser(null);
    },
  });
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        <p>{text}</p>
        <ChangeForm
          schema={({ accountDeletion }) => accountDeletion}
          send={deletion.mutateAsync}
          label="Delete My Account"
          pending="Deleting..."
          isFinal
        >
          <CurrentPassword account={user.email} />
        </ChangeForm>
      </div>
    </FormDialog>
  );
}
