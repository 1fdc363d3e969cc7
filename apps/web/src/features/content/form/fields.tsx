import { type ChangeEvent, useEffect, useState } from "react";
import { Field, SelectField } from "#ui/forms/fields/fields.tsx";
import hidden from "#ui/hidden.module.css";
import classes from "./ContentFormFields.module.css";
import { describeLength } from "./lengthHints.ts";
import { formatDayAndTime, parseLocalTime, zoneName } from "./localTime.ts";
import { dateTexts, type LengthGuidance } from "./texts.ts";
import type { ContentValues } from "./values.ts";

/** Props that connect a field to its form. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (
    event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
}

export type GetFieldProps = (name: string) => FieldProps;

export function createFieldProps(
  values: ContentValues,
  onChange: (changed: Partial<ContentValues>) => void,
): GetFieldProps {
  return (name) => ({
    name,
    value: String(values[name]),
    onChange: ({ currentTarget }) => onChange({ [name]: currentTarget.value }),
  });
}

interface DateFieldProps extends FieldProps {
  label: string;
  required?: boolean;
  /** Follows the time zone. */
  hint?: string | null | undefined;
}

/** A date and a time in the organization's time zone, wherever the author is. */
export function DateField({ hint, ...field }: DateFieldProps) {
  const isTwice = parseLocalTime(field.value).length > 1;
  const description = [
    dateTexts.zone(zoneName()),
    hint,
    isTwice && dateTexts.twice(formatDayAndTime(field.value)),
  ];
  return (
    <Field
      type="datetime-local"
      // Limits the year to four digits.
      max="2099-12-31T23:59"
      description={description.filter(Boolean).join(" ")}
      {...field}
    />
  );
}

interface ChoiceFieldProps extends FieldProps {
  label: string;
  /** Labels of the values, in order. */
  names: Readonly<Record<string, string>>;
}

/** A choice of values such as category or type. */
export function ChoiceField({ names, ...field }: ChoiceFieldProps) {
  return (
    <SelectField
      required
      data={[
        { value: "", label: "Choose one" },
        ...Object.entries(names).map(([value, label]) => ({ value, label })),
      ]}
      {...field}
    />
  );
}

/** Shows the length of a text and the recommended one, as the description of a field. */
export function LengthHint({ text, guidance }: { text: string; guidance: LengthGuidance }) {
  const { text: hint, isTooLong } = describeLength(text, guidance);
  const settled = useSettled(hint);
  return (
    <>
      <span className={classes.length} data-too-long={isTooLong} aria-hidden>
        {hint}
      </span>
      {/** The same for screen readers, announced after pauses; it describes the field. */}
      <span className={hidden.hidden} role="status">
        {settled}
      </span>
    </>
  );
}

/** A pause long enough for a screen reader's announcement. */
const PAUSE_MS = 1_200;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
