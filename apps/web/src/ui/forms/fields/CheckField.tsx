import { type ComponentPropsWithoutRef, useId } from "react";
import classes from "./CheckField.module.css";

interface CheckFieldProps extends ComponentPropsWithoutRef<"input"> {
  label: string;
  description?: string;
}

/** A check box with its label and an explanation. */
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
