import type { ContentTypeName } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { isConflict } from "#lib/api/failures.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { contentProcedures } from "../contentTypes.ts";
import { HideEventDialog } from "../edit/HideEventDialog.tsx";
import { reviewTexts } from "./texts.ts";
import { useDecision } from "./useDecision.ts";

interface TakeDownDialogProps {
  item: { kind: ContentTypeName; id: string };
  opened: boolean;
  onClose: () => void;
}

export function TakeDownDialog({ item, opened, onClose }: TakeDownDialogProps) {
  const { kind, id } = item;
  const { title, text } = reviewTexts.takeDown;
  const decision = useDecision();
  const [reason, setReason] = useState<string | null>(null);
  const done = () => decision.done(reviewTexts.done.takeDown);
  const takeDown = contentProcedures(trpc, kind).unpublish.useMutation({
    onSuccess: done,
    onError(error) {
      if (kind === "events" && isConflict(error)) return setReason(error.message);
      onClose();
      decision.failed(error);
    },
  });
  if (reason !== null) {
    return (
      <HideEventDialog id={id} reason={reason} opened={opened} onHidden={done} onClose={onClose} />
    );
  }
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <p className={dialogs.words}>{text}</p>
      <FormFoot>
        <ActionButton isInactive={takeDown.isPending} onClick={() => takeDown.mutate({ id })}>
          {takeDown.isPending ? "Taking down..." : "Take Down"}
        </ActionButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
