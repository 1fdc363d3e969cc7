import type { ContentTypeName, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { WRITE } from "#lib/paths.ts";
import { useOpener } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";

// Imported through a module that bundles the dialog's many files, so that visitors do not load
// their list.
const importDialog = async () => (await import("./importCreateContent.ts")).importCreateContent();

const CreateContent = lazy(async () => ({ default: (await importDialog()).CreateContent }));

export interface AddContentProps {
  kind: ContentTypeName;
  label: string;
}

/** The button for a new item. */
export function AddButton({ user, kind, label }: AddContentProps & { user: User }) {
  const { opened, used, open, close } = useDialog(importDialog);
  const opener = useOpener(WRITE, open);
  return (
    <>
      <Button
        component="a"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        role="button"
        aria-haspopup="dialog"
        {...opener}
      >
        {label}
      </Button>
      {used && (
        <Suspense>
          <CreateContent user={user} kind={kind} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
