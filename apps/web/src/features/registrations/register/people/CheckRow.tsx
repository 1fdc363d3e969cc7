import { type ComponentPropsWithoutRef, useId } from "react";
import { useFormField } from "../../../../ui/forms/formContext.ts";
import classes from "./CheckRow.module.css";

interface CheckRowProps extends ComponentPropsWithoutRef<"input"> {
  label: string;
  /** Beside it, quieter. */
  detail?: string | undefined;
}

/** Someone to choose: the whole row is the button, as wide as a thumb needs it. */
export function CheckRow({ label, detail, ...control }: CheckRowProps) {
  const id = useId();
  const { error } = useFormField(control.name);
  return (
    <>
      <label className={classes.row}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          {...control}
        />
        <span className={classes.label}>{label}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </label>
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </>
  );
}
