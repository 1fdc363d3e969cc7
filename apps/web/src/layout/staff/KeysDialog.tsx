import "#ui/styles/components/checkbox.css";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { keySwitch } from "#ui/keys.ts";
import classes from "./StaffLayout.module.css";
import { staffTexts } from "./texts.ts";

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The keys of staff pages, and the switch for single ones. */
export function KeysDialog({ opened, onClose }: KeysDialogProps) {
  const [isOn, setOn] = useState(keySwitch.isOn);
  const { title, list, toggle, hint } = staffTexts.keys;
  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <dl className={classes.keyList}>
        {list.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={toggle}
        description={hint}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          keySwitch.set(checked);
          setOn(checked);
        }}
      />
    </FormDialog>
  );
}
