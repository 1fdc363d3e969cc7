import type { ContentTypeName, ContentVersionKey } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { contentProcedures } from "../contentTypes.ts";
import { historyTexts } from "./texts.ts";

interface RestoreDialogProps {
  kind: ContentTypeName;
  address: ContentVersionKey;
  opened: boolean;
  onClose: () => void;
  onRestored: () => void;
}

export function RestoreDialog({ kind, address, opened, onClose, onRestored }: RestoreDialogProps) {
  const { title, text, readers, done } = historyTexts.restore;
  const { edit } = contentProcedures(trpc.useUtils(), kind);
  const restore = contentProcedures(trpc, kind).restore.useMutation({
    onSuccess(restored) {
      onClose();
      toasts.show({ title: done, description: readers, variant: "success" });
      // The editor, which may come next, starts with the newest version.
      edit.setData({ id: address.id }, restored);
      onRestored();
    },
    onError(error) {
      onClose();
      showFailure(error, { title: "Nothing was changed" });
    },
  });
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <div className={dialogs.words}>
        <p>{text}</p>
        <p>{readers}</p>
      </div>
      <FormFoot>
        <ActionButton isInactive={restore.isPending} onClick={() => restore.mutate(address)}>
          {restore.isPending ? "Bringing it back..." : "Bring It Back"}
        </ActionButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
