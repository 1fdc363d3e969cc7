import type { ContentTypeName, User } from "@headwaters/contracts";
import { useState } from "react";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { typeTexts } from "../../texts/editing/editor.ts";
import { CreateContentForm } from "./CreateContentForm.tsx";
import { CreatedNote } from "./CreatedNote.tsx";
import type { CreatedContent } from "./useCreateContent.ts";

interface CreateContentProps {
  user: User;
  kind: ContentTypeName;
  opened: boolean;
  onClose: () => void;
}

/** The dialog for a new item, and a note with links to items that the list does not show. */
export function CreateContent({ user, kind, opened, onClose }: CreateContentProps) {
  const [unseen, setUnseen] = useState<CreatedContent | null>(null);
  return (
    <>
      <CreatedNote kind={kind} item={unseen} />
      <FormDialog title={typeTexts[kind].dialog} opened={opened} onClose={onClose} wide>
        <CreateContentForm
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
