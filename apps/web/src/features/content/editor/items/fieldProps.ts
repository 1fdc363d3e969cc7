import type { ChangeEvent, ComponentProps } from "react";
import type { PictureField } from "../../pictures/PictureField.tsx";
import type { ItemValues } from "./values.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What ties a field to the form that it is in. */
export type FieldOf = (name: string) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
};

export interface ItemFieldsProps {
  field: FieldOf;
  picture: ComponentProps<typeof PictureField>;
}

export function fieldOf(
  values: ItemValues,
  errors: Record<string, string>,
  onChange: (changed: Partial<ItemValues>) => void,
): FieldOf {
  return (name) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: ({ currentTarget }) => onChange({ [name]: currentTarget.value }),
  });
}
