import { Field } from "#ui/forms/fields/fields.tsx";
import { dateTexts } from "../../../texts/editing/editor.ts";
import type { FieldProps } from "../fieldProps.ts";
import { momentsAt, wallWords, zoneName } from "./zoneTime.ts";

interface DateFieldProps extends FieldProps {
  label: string;
  required?: boolean;
  /** A hint beside the time zone. */
  about?: string | undefined;
}

/** A date and a time in the organization's time zone, wherever the author is. */
export function DateField({ about, ...field }: DateFieldProps) {
  const isTwice = momentsAt(field.value).length > 1;
  const words = [
    dateTexts.zone(zoneName()),
    about,
    isTwice && dateTexts.twice(wallWords(field.value)),
  ];
  return (
    <Field
      type="datetime-local"
      // Limits the year to four digits.
      max="2099-12-31T23:59"
      description={words.filter(Boolean).join(" ")}
      {...field}
    />
  );
}
