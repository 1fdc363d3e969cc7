import type { Roster, User } from "@headwaters/contracts";
import { FormDialog } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import { AddForm } from "./AddForm.tsx";

interface AddDialogProps {
  user: User;
  event: Roster["event"];
  opened: boolean;
  onClose: () => void;
}

/** Someone who called, or stands at the dock. */
export function AddDialog({ opened, onClose, ...form }: AddDialogProps) {
  return (
    <FormDialog title={rosterTexts.add.title} opened={opened} onClose={onClose}>
      <AddForm {...form} onClose={onClose} />
    </FormDialog>
  );
}
