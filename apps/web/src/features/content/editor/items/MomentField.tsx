import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { momentTexts } from "../../texts/editing.ts";
import type { FieldOf } from "./fieldProps.ts";
import { momentsAt, wallWords, zoneName } from "./zoneTime.ts";

interface MomentFieldProps extends ReturnType<FieldOf> {
  label: string;
  required?: boolean;
  /** What is to be known of it besides its zone. */
  about?: string;
}

/** A date and a time on the organisation's clocks, wherever the writer is. */
export function MomentField({ about, ...field }: MomentFieldProps) {
  const isTwice = momentsAt(field.value).length > 1;
  const words = [
    momentTexts.zone(zoneName()),
    about,
    isTwice && momentTexts.twice(wallWords(field.value)),
  ];
  return (
    <Field
      type="datetime-local"
      // So that a year has four digits.
      max="2099-12-31T23:59"
      hint={words.filter(Boolean).join(" ")}
      {...field}
    />
  );
}
