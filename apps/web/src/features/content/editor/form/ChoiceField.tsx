import { SelectField } from "../../../../ui/forms/fields/Field.tsx";
import type { FieldProps } from "./fieldProps.ts";

interface ChoiceFieldProps extends FieldProps {
  label: string;
  /** Labels of the values, in order. */
  names: Readonly<Record<string, string>>;
}

/** One of the values that the organization sorts its items by. */
export function ChoiceField({ names, ...field }: ChoiceFieldProps) {
  return (
    <SelectField required {...field}>
      <option value="">Choose one</option>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
