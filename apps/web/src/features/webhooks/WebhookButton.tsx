import type { Webhook } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { webhooksTexts, webhookTexts } from "./texts/webhooks.ts";

const importDialog = () => import("./WebhookDialog.tsx");
const WebhookDialog = lazy(async () => ({ default: (await importDialog()).WebhookDialog }));
const importSecretDialog = () => import("./SecretDialog.tsx");
const SecretDialog = lazy(async () => ({ default: (await importSecretDialog()).SecretDialog }));

/** Opens the form of a webhook, or of a new one. */
export function WebhookButton({ webhook }: { webhook?: Webhook }) {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <OpenButton variant={webhook ? "outline" : "filled"} aria-haspopup="dialog" onOpen={open}>
        {webhook ? webhookTexts.change : webhooksTexts.new}
      </OpenButton>
      {used && (
        <Suspense>
          <WebhookDialog {...(webhook ? { webhook } : {})} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the question whether a webhook gets a new secret. */
export function SecretButton({ id }: Pick<Webhook, "id">) {
  const { opened, used, open, close } = useDialog(importSecretDialog);
  return (
    <>
      <OpenButton variant="outline" aria-haspopup="dialog" onOpen={open}>
        {webhookTexts.secret.button}
      </OpenButton>
      {used && (
        <Suspense>
          <SecretDialog id={id} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
