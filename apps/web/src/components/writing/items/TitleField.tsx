import { fieldLabels } from "../../../content/editing.ts";
import { lengthGuidance } from "../../../content/writing.ts";
import { Field } from "../../forms/Field.tsx";
import { LengthHint } from "../LengthHint.tsx";
import type { FieldOf } from "./fieldProps.ts";

export function TitleField(field: ReturnType<FieldOf>) {
  return (
    <Field
      label={fieldLabels.title}
      hint={<LengthHint of={field.value} guidance={lengthGuidance.title} />}
      required
      data-autofocus
      {...field}
    />
  );
}
