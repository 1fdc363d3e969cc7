import "#ui/styles/components/checkbox.css";
import { Checkbox, type CheckboxProps } from "@mantine/core";
import { useFormField } from "../formContext.ts";

/** A check box with its label, an explanation and its form's error. */
export function CheckField(props: CheckboxProps) {
  const { error } = useFormField(props.name);
  return <Checkbox error={error} aria-invalid={error ? true : undefined} {...props} />;
}
