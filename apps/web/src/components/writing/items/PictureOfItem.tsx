import { fieldLabels } from "../../../content/editing.ts";
import { Field } from "../../forms/Field.tsx";
import type { ItemFieldsProps } from "./fieldProps.ts";

/** The picture on an item's card and above its text. */
export function PictureOfItem({ field }: ItemFieldsProps) {
  return (
    <Field
      label={fieldLabels.imageUrl}
      hint="https://… or /pictures/…; leave empty for none"
      inputMode="url"
      {...field("imageUrl")}
    />
  );
}
