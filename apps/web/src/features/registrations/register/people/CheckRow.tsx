import type { CheckboxProps } from "@mantine/core";
import { CheckField } from "../../../../ui/forms/fields/CheckField.tsx";
import classes from "./CheckRow.module.css";

interface CheckRowProps extends CheckboxProps {
  label: string;
  /** Beside it, quieter. */
  detail?: string | undefined;
  /** Why it cannot be chosen. */
  exclusion?: string | null;
}

/** Someone to choose: the whole row is the button, as wide as a thumb needs it. */
export function CheckRow({ label, detail, exclusion, ...control }: CheckRowProps) {
  return (
    <CheckField
      classNames={classes}
      label={
        <>
          <span className={classes.name}>{label}</span>
          {detail && <span className={classes.detail}>{detail}</span>}
        </>
      }
      description={exclusion}
      // Not `disabled`: the reason can be heard, too.
      aria-disabled={exclusion ? true : undefined}
      {...control}
      {...(exclusion && { onChange: () => {} })}
    />
  );
}
