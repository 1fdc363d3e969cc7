import type { ContentTypeName, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { WRITE } from "../../../../lib/paths.ts";
import { useDialog } from "../../../../ui/forms/dialogs/useDialog.ts";
import shared from "../../../../ui/shared.module.css";
import classes from "./AddContent.module.css";
import { MyContentLink } from "./MyContentLink.tsx";

// Imported through a module that bundles the dialog's many files, so that visitors do not load
// their list.
const importDialog = async () => (await import("./importCreateContent.ts")).importCreateContent();
const CreateContent = lazy(async () => ({ default: (await importDialog()).CreateContent }));

interface AddContentProps {
  user: User;
  kind: ContentTypeName;
  /** Invites the user to write one. */
  invitation: string;
  label: string;
}

/** Above a list, for signed-in users: the button for a new item. */
export function AddContent({ user, kind, invitation, label }: AddContentProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== WRITE) return;
    navigate(pathname + search, { replace: true, preventScrollReset: true });
    open();
  });
  return (
    <div className={`${shared.between} ${classes.bar}`} data-no-print>
      <p>
        {invitation} <MyContentLink />
      </p>
      <Button
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
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
