import type { Roster, User } from "@headwaters/contracts";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import { AddForm } from "./AddForm.tsx";

interface AddDialogProps {
  user: User;
  event: Roster["event"];
  opened: boolean;
  onClose: () => void;
}

/** Adds a person who called or came to the event. */
export function AddDialog({ opened, onClose, ...form }: AddDialogProps) {
  return (
    <FormDialog title={rosterTexts.add.title} opened={opened} onClose={onClose}>
      <AddForm {...form} onClose={onClose} />
    </FormDialog>
  );
}
