import type { ItemKind, ItemVersionAddress } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { toasts } from "../../../lib/toasts/store.ts";
import { FormDialog, FormFoot } from "../../../ui/forms/dialogs/FormDialog.tsx";
import { historyTexts } from "../texts/myItems.ts";
import classes from "./History.module.css";
import { editKey } from "./queries.ts";
import { useInvalidateItem } from "./useInvalidateItem.ts";
import { writingOf } from "./writingOf.ts";

interface RestoreDialogProps {
  kind: ItemKind;
  address: ItemVersionAddress;
  opened: boolean;
  onClose: () => void;
  onRestored: () => void;
}

export function RestoreDialog({ kind, address, opened, onClose, onRestored }: RestoreDialogProps) {
  const { title, text, readers, done } = historyTexts.restore;
  const queryClient = useQueryClient();
  const invalidateItem = useInvalidateItem(kind, address.id);
  const restore = writingOf(kind).restore.useMutation({
    async onSuccess(restored) {
      onClose();
      toasts.show({ title: done, description: readers, variant: "success" });
      // The editing page, which may come next, begins with the newest version.
      queryClient.setQueriesData({ queryKey: editKey(kind, address.id) }, restored);
      onRestored();
      await invalidateItem();
    },
    onError({ message }) {
      onClose();
      toasts.show({ title: "Nothing was changed", description: message, variant: "destructive" });
    },
  });
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <div className={classes.asked}>
        <p>{text}</p>
        <p>{readers}</p>
      </div>
      <FormFoot>
        <Button disabled={restore.isPending} onClick={() => restore.mutate(address)}>
          {restore.isPending ? "Bringing it back..." : "Bring It Back"}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
