import type { Webhook } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { webhooksTexts, webhookTexts } from "./texts.ts";

const importDialog = () => import("./dialogs.tsx");
const WebhookDialog = lazy(async () => ({ default: (await importDialog()).WebhookDialog }));

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
