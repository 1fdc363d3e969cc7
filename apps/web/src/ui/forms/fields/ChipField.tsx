import "#ui/styles/components/inputs.css";
import { Input } from "@mantine/core";
import { useId } from "react";
import { useFormField } from "../formContext.ts";
import classes from "./ChipField.module.css";

interface Chip {
  value: string;
  label: string;
  /** After the label, muted: "$50/year". */
  detail?: string;
}

interface ChipFieldProps {
  label: string;
  name: string;
  /** Two to five, of a word or two each; more of them, or longer ones, belong in a SelectField. */
  options: readonly Chip[];
  /** The value that is chosen at first; without one the choice is marked as required. */
  defaultValue?: string;
}

/** A required choice of few values, all of them in sight, with its form's error. */
export function ChipField({ label, name, options, defaultValue }: ChipFieldProps) {
  const { error } = useFormField(name);
  const id = useId();
  const errorId = `${id}-error`;
  return (
    // Not Radio.Group, as it would lose a choice that was made before hydration.
    <Input.Wrapper
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error && errorId}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      withAsterisk={defaultValue === undefined}
      error={error}
      errorProps={{ id: errorId }}
    >
      <div className={classes.chips} data-error={error !== undefined || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required
              aria-describedby={error && errorId}
            />
            {option.label}{" "}
            {option.detail && <span className={classes.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
