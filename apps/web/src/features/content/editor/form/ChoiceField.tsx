import { SelectField } from "#ui/forms/fields/fields.tsx";
import type { FieldProps } from "./fieldProps.ts";

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
