import "#ui/styles/components/fieldset.css";
import { type Webhook, webhookTypeNames, webhookTypes } from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { Form, type Typed } from "#ui/forms/Form.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { ShownOnce } from "#ui/forms/ShownOnce.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { webhooksTexts, webhookTexts } from "./texts.ts";

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

interface WebhookDialogProps extends DialogProps {
  /** Absent for a new one. */
  webhook?: Webhook;
}

const toFieldName = (type: string) => `types.${type}`;

const readWebhook = ({ url = "", personal, ...typed }: Typed) => ({
  url,
  types: webhookTypes.filter((type) => typed[toFieldName(type)]),
  sendsPersonalData: personal !== undefined,
});

/** The form of a webhook; a new one shows its secret once. */
export function WebhookDialog({ webhook, opened, onClose }: WebhookDialogProps) {
  const { form, created, changed, added, saved, notChanged } = webhooksTexts;
  const add = trpc.webhooks.add.useMutation({
    onSuccess: () => toasts.show({ title: added, variant: "success" }),
  });
  const change = trpc.webhooks.change.useMutation({
    onSuccess({ secret }) {
      toasts.show({ title: saved, variant: "success" });
      if (!secret) onClose();
    },
  });
  const secret = add.data?.secret ?? change.data?.secret;
  const shown = webhook ? changed : created;

  function close() {
    // Clears the secret from memory.
    add.reset();
    change.reset();
    onClose();
  }
  const title = secret ? shown.title : webhook ? form.change : form.title;
  return (
    <FormDialog title={title} opened={opened} onClose={close}>
      {secret ? (
        <div className={classes.words}>
          <ShownOnce text={shown.text} label={shown.label} value={secret} onDone={close} />
        </div>
      ) : (
        <Form
          schema={({ newWebhook }) => newWebhook}
          read={readWebhook}
          toFields={(issues) =>
            issues.map((issue) =>
              String(issue.path).startsWith("types")
                ? { ...issue, path: toFieldName(webhookTypes[0]) }
                : issue,
            )
          }
          send={(input) =>
            webhook ? change.mutateAsync({ id: webhook.id, ...input }) : add.mutateAsync(input)
          }
          failure={{ title: notChanged }}
        >
          <div className={classes.words}>
            <Field
              label={form.url}
              name="url"
              description={form.urlHint}
              defaultValue={webhook?.url}
              required
              autoComplete="off"
              data-autofocus
            />
            <Fieldset legend={form.types}>
              {webhookTypes.map((type) => (
                <CheckField
                  key={type}
                  name={toFieldName(type)}
                  label={webhookTypeNames[type]}
                  defaultChecked={webhook?.types.includes(type) ?? false}
                />
              ))}
            </Fieldset>
            <CheckField
              name="personal"
              label={form.personal}
              description={form.personalHint}
              defaultChecked={webhook?.sendsPersonalData ?? false}
            />
          </div>
          <FormFoot>
            <SubmitButton pending={form.pending}>{webhook ? form.save : form.create}</SubmitButton>
          </FormFoot>
        </Form>
      )}
    </FormDialog>
  );
}

/** Asks before a webhook gets a new secret, and shows it once. */
export function SecretDialog({ id, opened, onClose }: DialogProps & { id: string }) {
  const { button, pending, notNow, title, text, done, shown } = webhookTexts.secret;
  const change = trpc.webhooks.changeSecret.useMutation({
    onSuccess: () => toasts.show({ title: done, variant: "success" }),
    onError(error) {
      showFailure(error, { title: webhooksTexts.notChanged });
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
