import type { Child } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useDialog } from "../../../components/forms/useDialog.ts";
import { childrenTexts } from "../../../content/myRegistrations.ts";
import hidden from "../../../layout/hidden.module.css";
import classes from "./Children.module.css";

const importChange = () => import("./ChangeChildDialog.tsx");
const ChangeChildDialog = lazy(async () => ({ default: (await importChange()).ChangeChildDialog }));
const importRemove = () => import("./RemoveChildDialog.tsx");
const RemoveChildDialog = lazy(async () => ({ default: (await importRemove()).RemoveChildDialog }));

interface ChildEntryProps {
  child: Child;
  onRemoved: () => void;
}

export function ChildEntry({ child, onRemoved }: ChildEntryProps) {
  const { born, change, remove } = childrenTexts;
  const changing = useDialog(importChange);
  const removing = useDialog(importRemove);
  const name = <span className={hidden.hidden}> {child.firstName}</span>;
  return (
    <>
      <div>
        <p className={classes.name}>{child.firstName}</p>
        <p className={classes.year}>
          {born} {child.birthYear}
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={changing.open}>
          {change.button}
          {name}
        </Button>
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={removing.open}>
          {remove.button}
          {name}
        </Button>
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
