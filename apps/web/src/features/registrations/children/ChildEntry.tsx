import type { Child } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import hidden from "#ui/hidden.module.css";
import shared from "#ui/shared.module.css";
import { childrenTexts } from "../texts/myRegistrations.ts";
import classes from "./Children.module.css";

const importDialogs = () => import("./familyDialogs.ts");
const ChangeChildDialog = lazy(async () => ({
  default: (await importDialogs()).ChangeChildDialog,
}));
const RemoveChildDialog = lazy(async () => ({
  default: (await importDialogs()).RemoveChildDialog,
}));

interface ChildEntryProps {
  child: Child;
  onRemoved: () => void;
}

export function ChildEntry({ child, onRemoved }: ChildEntryProps) {
  const { born, change, remove } = childrenTexts;
  const changing = useDialog(importDialogs);
  const removing = useDialog(importDialogs);
  const name = <span className={hidden.hidden}> {child.firstName}</span>;
  return (
    <>
      <div>
        <p className={classes.name}>{child.firstName}</p>
        <p className={shared.small}>
          {born} {child.birthYear}
        </p>
      </div>
      <div className={classes.actions}>
        <OpenButton variant="default" size="sm" aria-haspopup="dialog" onOpen={changing.open}>
          {change.button}
          {name}
        </OpenButton>
        <OpenButton variant="default" size="sm" aria-haspopup="dialog" onOpen={removing.open}>
          {remove.button}
          {name}
        </OpenButton>
      </div>
      <Suspense>
        {changing.used && (
          <ChangeChildDialog child={child} opened={changing.opened} onClose={changing.close} />
        )}
        {removing.used && (
          <RemoveChildDialog
            child={child}
            opened={removing.opened}
            onClose={removing.close}
            onRemoved={onRemoved}
          />
        )}
      </Suspense>
    </>
  );
}
