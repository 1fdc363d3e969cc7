import { RECENT_PASSWORD_MINUTES } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { isForbidden } from "#lib/api/failures.ts";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { ChangeForm, CurrentPassword } from "../ChangeForm.tsx";
import { ProofForm } from "../factor/ProofForm.tsx";
import { factorTexts } from "../factor/texts.ts";
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
  /** The server has accepted the password, or the second factor. */
  onGiven: () => void;
}

/**
 * Asks for the second factor, or for the current password of an account without one, before a call that
 * changes who may do what.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const factors = trpc.secondFactor.list.useQuery();
  // The dialog opens with the field that gets the focus.
  if (factors.isPending) return null;
  const { passkeys = [], appSince = null, recoveryCodes = 0 } = factors.data ?? {};
  const methods = { passkey: passkeys.length > 0, app: appSince !== null, recoveryCodes };
  return methods.passkey || methods.app ? (
    <FactorDialog {...props} methods={methods} />
  ) : (
    <CurrentPasswordDialog {...props} />
  );
}

function CurrentPasswordDialog({ opened, onClose, onGiven }: PasswordDialogProps) {
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

type FactorDialogProps = PasswordDialogProps & {
  methods: { passkey: boolean; app: boolean; recoveryCodes: number };
};

function FactorDialog({ opened, onClose, onGiven, methods }: FactorDialogProps) {
  const { title, text } = factorTexts.confirm;
  const request = trpc.secondFactor.requestConfirmation.useMutation({ meta: { stale: "keep" } });
  const confirm = trpc.secondFactor.confirm.useMutation({ onSuccess: onGiven });
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        <p>{text}</p>
        <ProofForm
          methods={methods}
          requestPasskey={() => request.mutateAsync()}
          send={(proof) => confirm.mutateAsync({ proof })}
          isRefused={isForbidden}
        />
      </div>
    </FormDialog>
  );
}
