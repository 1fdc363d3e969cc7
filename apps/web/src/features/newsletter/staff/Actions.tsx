import type { Newsletter } from "@headwaters/contracts";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { ConfirmDialog } from "#ui/forms/dialogs/ConfirmDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { composeTexts } from "../texts/staffNewsletter.ts";
import type { Composing } from "./compose/useComposing.ts";

interface ActionsProps {
  latest: Newsletter;
  composing: Composing;
  isPreviewed: boolean;
  onPreview: () => void;
}

/** Actions on a draft. Each of them saves it first. */
export function Actions({ latest, composing, isPreviewed, onPreview }: ActionsProps) {
  const { id, values, isDirty, isLate, isSaving } = composing;
  const { preview, test, send, remove } = composeTexts;
  const [asking, setAsking] = useState<{ what: "send"; version: number } | { what: "remove" }>();
  const navigate = useNavigate();
  const failed = (title: string) => (error: unknown) => {
    setAsking(undefined);
    showFailure(error, { title });
  };

  const sendTest = trpc.newsletter.sendTest.useMutation({
    onSuccess: ({ email }) =>
      toasts.show({ title: test.done, description: test.doneText(email), variant: "success" }),
    onError: failed(test.failed),
  });
  const sendAll = trpc.newsletter.send.useMutation({
    onSuccess: () => toasts.show({ title: send.done, variant: "success" }),
    onError: failed(send.failed),
  });
  const deleteDraft = trpc.newsletter.delete.useMutation({
    // The page that still shows it is about to be left, so it must not refetch it.
    meta: { stale: "refetch later" },
    async onSuccess() {
      composing.isFree.current = true;
      toasts.show({ title: remove.done, variant: "success" });
      await navigate(paths.newsletters);
    },
    onError: failed(remove.failed),
  });

  async function askToSend() {
    const version = await composing.save();
    if (version === null) return;
    if (latest.recipients > 0) return setAsking({ what: "send", version });
    toasts.show({ title: send.failed, description: send.nobody, variant: "destructive" });
  }

  const isBusy = isSaving || isLate;
  return (
    <>
      <ActionButton
        variant="outline"
        isInactive={isBusy || (isPreviewed && !isDirty)}
        onClick={async () => (await composing.save()) !== null && onPreview()}
      >
        {isPreviewed ? preview.again : preview.button}
      </ActionButton>
      <ActionButton
        variant="outline"
        isInactive={isBusy || sendTest.isPending}
        onClick={async () => (await composing.save()) !== null && sendTest.mutate({ id })}
      >
        {sendTest.isPending ? test.pending : test.button}
      </ActionButton>
      <ActionButton
        variant="outline"
        aria-haspopup="dialog"
        isInactive={isBusy}
        onClick={() => void askToSend()}
      >
        {send.button}
      </ActionButton>
      <OpenButton
        variant="subtle"
        aria-haspopup="dialog"
        onOpen={() => setAsking({ what: "remove" })}
      >
        {remove.button}
      </OpenButton>
      <ConfirmDialog
        texts={{
          title: send.title(latest.recipients),
          text: send.text(values.subject),
          button: send.confirm,
          pending: send.pending,
        }}
        isPending={sendAll.isPending}
        opened={asking?.what === "send"}
        onConfirm={() => asking?.what === "send" && sendAll.mutate({ id, version: asking.version })}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        texts={{ ...remove, button: remove.confirm }}
        isPending={deleteDraft.isPending}
        opened={asking?.what === "remove"}
        onConfirm={() => deleteDraft.mutate({ id })}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}
