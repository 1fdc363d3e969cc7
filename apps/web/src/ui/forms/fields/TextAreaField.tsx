import "../../styles/inputs.css";
import { Textarea, type TextareaProps } from "@mantine/core";
import { useFormField } from "../formContext.ts";

/** Several lines, with what their form finds. */
export function TextAreaField(props: TextareaProps) {
  return <Textarea {...useFormField(props.name)} {...props} />;
}
