import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { fieldLabels } from "../../texts/editing.ts";
import { lengthGuidance } from "../../texts/writing.ts";
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
