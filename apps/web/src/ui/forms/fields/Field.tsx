import "#ui/styles/components/inputs.css";
import { TextInput, type TextInputProps } from "@mantine/core";
import { useFormField } from "../formContext.ts";

/** A text field with its form's error. */
export function Field(props: TextInputProps) {
  return <TextInput {...useFormField(props.name)} {...props} />;
}
