import type { ItemKind, ItemVersionAddress } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../api/client.ts";
import { historyTexts } from "../../content/myItems.ts";
import { toasts } from "../../layout/toasts/store.ts";
import { FormDialog, FormFoot } from "../forms/FormDialog.tsx";
import classes from "./History.module.css";
import { WRITING } from "./queries.ts";
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
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const restore = writingOf(kind).restore.useMutation({
    async onSuccess() {
      onClose();
      toasts.show({ title: done, description: readers, variant: "success" });
      onRestored();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [WRITING, kind, address.id] }),
        utils[kind].edit.invalidate({ id: address.id }),
        utils.items.mine.invalidate(),
      ]);
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
