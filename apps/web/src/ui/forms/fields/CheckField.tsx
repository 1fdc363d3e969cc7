import { type ComponentPropsWithoutRef, useId } from "react";
import classes from "./CheckField.module.css";

interface CheckFieldProps extends ComponentPropsWithoutRef<"input"> {
  label: string;
  description?: string;
}

/** A check box beside its label, and below that what it means where the label does not say it. */
export function CheckField({ label, description, ...control }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={classes.check}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={description && `${id}-description`}
        {...control}
      />
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
}
