import { type ComponentPropsWithoutRef, useId } from "react";
import classes from "./CheckRow.module.css";

interface CheckRowProps extends ComponentPropsWithoutRef<"input"> {
  label: string;
  /** Beside it, quieter. */
  detail?: string | undefined;
  error?: string | undefined;
}

/** Someone to choose: the whole row is the button, as wide as a thumb needs it. */
export function CheckRow({ label, detail, error, ...control }: CheckRowProps) {
  const id = useId();
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
