import type { Webhook } from "@headwaters/contracts";
import { lazy } from "react";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { webhooksTexts, webhookTexts } from "./texts.ts";

const importDialog = () => import("./dialogs.tsx");
const WebhookDialog = lazy(async () => ({ default: (await importDialog()).WebhookDialog }));

/** Opens the form of a webhook, or of a new one. */
export function WebhookButton({ webhook }: { webhook?: Webhook }) {
  return (
    <DialogButton
      variant={webhook ? "outline" : "filled"}
      size="sm"
      importDialog={importDialog}
      dialog={(props) => <WebhookDialog {...(webhook ? { webhook } : {})} {...props} />}
    >
      {webhook ? webhookTexts.change : webhooksTexts.new}
    </DialogButton>
  );
}
