import type { CheckboxProps } from "@mantine/core";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import classes from "./CheckRow.module.css";

interface CheckRowProps extends CheckboxProps {
  label: string;
  /** Beside the label, muted. */
  detail?: string | undefined;
  /** The reason why it cannot be chosen. */
  exclusion?: string | null;
}

/** A person with a check box: the whole row is the touch target. */
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
      // Not `disabled`, so that screen readers reach the reason.
      aria-disabled={exclusion ? true : undefined}
      {...control}
      {...(exclusion && { onChange: () => {} })}
    />
  );
}
