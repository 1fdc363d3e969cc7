import { Button } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { nothingChanged } from "../ChangeForm.tsx";
import { accountTexts } from "./texts.ts";

interface SignOutOthersDialogProps {
  opened: boolean;
  onClose: () => void;
}

export function SignOutOthersDialog({ opened, onClose }: SignOutOthersDialogProps) {
  const { title, text } = accountTexts.devices.confirm;
  const end = trpc.profile.endOtherDevices.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: "Signed out everywhere else", variant: "success" });
    },
    onError(error) {
      onClose();
      showFailure(error, nothingChanged);
    },
  });
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <p className={classes.words}>{text}</p>
      <FormFoot>
        <ActionButton isInactive={end.isPending} onClick={() => end.mutate()}>
          {end.isPending ? "Signing out..." : "Sign Out"}
        </ActionButton>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
