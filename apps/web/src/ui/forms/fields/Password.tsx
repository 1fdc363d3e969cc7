import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import classes from "./Password.module.css";

export type PasswordProps = Omit<FieldProps, "label"> & { label?: string };

/** A password field with a button that reveals the password. */
export function Password(props: PasswordProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <Field
      label="Password"
      name="password"
      required
      {...props}
      type={isShown ? "text" : "password"}
      side={
        <button
          type="button"
          className={classes.show}
          aria-label="Show what is typed"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      }
    />
  );
}
