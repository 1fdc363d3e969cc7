import type { ContentTypeName, User } from "@headwaters/contracts";
import { useState } from "react";
import { FormDialog } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { typeTexts } from "../../texts/editing.ts";
import { CreatedNote } from "./CreatedNote.tsx";
import { CreateItemForm } from "./CreateItemForm.tsx";
import type { CreatedItem } from "./useCreateItem.ts";

interface CreateItemProps {
  user: User;
  kind: ContentTypeName;
  opened: boolean;
  onClose: () => void;
}

/** The dialog for a new item; and where that is, when the list does not show it. */
export function CreateItem({ user, kind, opened, onClose }: CreateItemProps) {
  const [unseen, setUnseen] = useState<CreatedItem | null>(null);
  return (
    <>
      <CreatedNote kind={kind} item={unseen} />
      <FormDialog title={typeTexts[kind].dialog} opened={opened} onClose={onClose} wide>
        <CreateItemForm
          key={user.id}
          user={user}
          kind={kind}
          onCreated={onClose}
          onListed={setUnseen}
        />
      </FormDialog>
    </>
  );
}
