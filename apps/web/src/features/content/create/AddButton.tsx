import type { ContentTypeName, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { paths, WRITE } from "#lib/paths.ts";
import { useOpener } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import shared from "#ui/shared.module.css";
import classes from "./AddContent.module.css";

// Imported through a module that bundles the dialog's many files, so that visitors do not load
// their list.
const importDialog = async () => (await import("./importCreateContent.ts")).importCreateContent();

const CreateContent = lazy(async () => ({ default: (await importDialog()).CreateContent }));

export interface AddContentProps {
  kind: ContentTypeName;
  /** Invites the user to write one. */
  invitation: string;
  label: string;
}

/** The button for a new item, with an invitation. */
export function AddButton({ user, kind, invitation, label }: AddContentProps & { user: User }) {
  const { opened, used, open, close } = useDialog(importDialog);
  const opener = useOpener(WRITE, open);
  return (
    <div className={`${shared.between} ${classes.bar}`} data-no-print>
      <p>
        {invitation} <Link to={paths.myContent}>My Content</Link>
      </p>
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
    </div>
  );
}
