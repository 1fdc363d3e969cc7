import type { ChangeEvent } from "react";
import type { ContentValues } from "./values.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Props that connect a field to its form. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
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
