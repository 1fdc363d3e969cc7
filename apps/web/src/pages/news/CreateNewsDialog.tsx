import type { User } from "@headwaters/contracts";
import { FormDialog } from "../../components/forms/FormDialog.tsx";
import { NewsForm } from "./NewsForm.tsx";

interface CreateNewsDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

export function CreateNewsDialog({ user, opened, onClose }: CreateNewsDialogProps) {
  return (
    <FormDialog title="Create News Article" opened={opened} onClose={onClose} wide>
      <NewsForm user={user} onCreated={onClose} />
    </FormDialog>
  );
}
