import type { ContentTypeName, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useDialog } from "../../../../ui/forms/dialogs/useDialog.ts";
import { MyItemsLink } from "../MyItemsLink.tsx";
import classes from "./AddItem.module.css";

const importDialog = () => import("./CreateItem.tsx");
const CreateItem = lazy(async () => ({ default: (await importDialog()).CreateItem }));

interface AddItemProps {
  user: User;
  kind: ContentTypeName;
  /** Why one would. */
  invitation: string;
  label: string;
}

/** For those who are signed in, above a list: the way to a new item. */
export function AddItem({ user, kind, invitation, label }: AddItemProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <div className={classes.bar}>
      <p>
        {invitation} <MyItemsLink />
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
          <CreateItem user={user} kind={kind} opened={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
