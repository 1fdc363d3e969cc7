import "../../styles/components/inputs.css";
import { Textarea, type TextareaProps } from "@mantine/core";
import { useFormField } from "../formContext.ts";

/** Several lines, with what their form finds. */
export function TextAreaField(props: TextareaProps) {
  // Mantine has its height from a script: the server says it in rows.
  return <Textarea rows={props.minRows} {...useFormField(props.name)} {...props} />;
}
