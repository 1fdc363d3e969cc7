import "#ui/styles/components/inputs.css";
import {
  NativeSelect,
  type NativeSelectProps,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useFormField } from "../formContext.ts";

/** A text field with its form's error. */
export function Field(props: TextInputProps) {
  return <TextInput {...useFormField(props.name)} {...props} />;
}

/** A native select field with its form's error. */
export function SelectField(props: NativeSelectProps) {
  return (
    <NativeSelect
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
      {...useFormField(props.name)}
      {...props}
    />
  );
}
