import "#ui/styles/components/inputs.css";
import { Textarea, type TextareaProps } from "@mantine/core";
import { useFormField } from "../formContext.ts";

/** A text area with its form's error. Apart from the other fields, which every page has in its footer. */
export function TextAreaField(props: TextareaProps) {
  // Mantine sets the height by a script; the attribute `rows` sets it on the server.
  return <Textarea rows={props.minRows} {...useFormField(props.name)} {...props} />;
}
