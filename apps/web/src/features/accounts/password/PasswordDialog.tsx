import { RECENT_PASSWORD_MINUTES } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { ChangeForm, CurrentPassword } from "../ChangeForm.tsx";
import { useCurrentUser } from "../session/currentUser.ts";

const texts = {
  title: "Please enter your password",
  text: `You entered it more than ${RECENT_PASSWORD_MINUTES} minutes ago. We ask again because this changes who may do what, or where our data goes.`,
  confirm: "Continue",
  pending: "Checking...",
} as const;

export interface PasswordDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The server has accepted the password. */
  onGiven: () => void;
}

/** Asks for the current password before a call that changes who may do what. */
export function PasswordDialog({ opened, onClose, onGiven }: PasswordDialogProps) {
  const { title, text, confirm, pending } = texts;
  const user = useCurrentUser();
  const { mutateAsync } = trpc.profile.confirmPassword.useMutation({
    meta: { stale: "keep" },
    onSuccess: onGiven,
  });
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        <p>{text}</p>
        <ChangeForm
          schema={({ passwordConfirmation }) => passwordConfirmation}
          send={mutateAsync}
          label={confirm}
          pending={pending}
        >
          <CurrentPassword account={user?.email ?? ""} data-autofocus />
        </ChangeForm>
      </div>
    </FormDialog>
  );
}
