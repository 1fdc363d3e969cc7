import type { ContentTypeName, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { WRITE } from "../../../../lib/paths.ts";
import { useDialog } from "../../../../ui/forms/dialogs/useDialog.ts";
import shared from "../../../../ui/shared.module.css";
import classes from "./AddBar.module.css";
import { MyContentLink } from "./MyContentLink.tsx";

const importDialog = () => import("./CreateContent.tsx");
const CreateContent = lazy(async () => ({ default: (await importDialog()).CreateContent }));

export interface AddBarProps {
  user: User;
  kind: ContentTypeName;
  /** Why one would. */
  invitation: string;
  label: string;
}

/** For those who are signed in, above a list: the way to a new item. */
export function AddBar({ user, kind, invitation, label }: AddBarProps) {
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
