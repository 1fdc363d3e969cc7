import { Button } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { ShownOnce } from "#ui/forms/ShownOnce.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { webhooksTexts, webhookTexts } from "./texts.ts";

interface SecretDialogProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a webhook gets a new secret, and shows it once. */
export function SecretDialog({ id, opened, onClose }: SecretDialogProps) {
  const { button, pending, notNow, title, text, done, shown } = webhookTexts.secret;
  const change = trpc.webhooks.changeSecret.useMutation({
    onSuccess: () => toasts.show({ title: done, variant: "success" }),
    onError(error) {
      showFailure(error, { title: webhooksTexts.refused });
    },
  });
  const secret = change.data?.secret;

  function close() {
    change.reset(); // Clears the secret from memory.
    onClose();
  }
  return (
    <FormDialog title={secret ? shown.title : title} opened={opened} onClose={close}>
      {secret ? (
        <div className={classes.words}>
          <ShownOnce text={shown.text} label={shown.label} value={secret} onDone={close} />
        </div>
      ) : (
        <>
          <p>{text}</p>
          <FormFoot>
            <ActionButton isInactive={change.isPending} onClick={() => change.mutate({ id })}>
              {change.isPending ? pending : button}
            </ActionButton>
            <Button variant="default" data-autofocus onClick={close}>
              {notNow}
            </Button>
          </FormFoot>
        </>
      )}
    </FormDialog>
  );
}
