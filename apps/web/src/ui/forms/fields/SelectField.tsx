import "#ui/styles/components/inputs.css";
import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useFormField } from "../formContext.ts";

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
