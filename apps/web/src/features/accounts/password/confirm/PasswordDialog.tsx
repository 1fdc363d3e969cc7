import type { User } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { ChangeForm } from "../../account/change/ChangeForm.tsx";
import { CurrentPassword } from "../../account/change/CurrentPassword.tsx";
import { passwordPromptTexts } from "../../texts/passwordPrompt.ts";

export interface PasswordDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
  /** The server has accepted the password. */
  onGiven: () => void;
}

/** Asks for the current password before a call that changes who may do what. */
export function PasswordDialog({ user, opened, onClose, onGiven }: PasswordDialogProps) {
  const { title, text, confirm, pending } = passwordPromptTexts;
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
          {/** Tells password managers the account. */}
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <CurrentPassword data-autofocus />
        </ChangeForm>
      </div>
    </FormDialog>
  );
}
