import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { markdownTexts } from "../../../texts/editing/markdown.ts";
import classes from "./AltFields.module.css";
import { keepsDialogOpen } from "./Toolbar.tsx";

/** The description of a picture; null for decoration. */
export type AltText = string | null;

/** Explains why a description is missing; null if it is valid. */
export function altTrouble(alt: AltText): string | null {
  return alt?.trim() === "" ? markdownTexts.picture.missingAlt : null;
}

interface AltFieldsProps {
  alt: AltText;
  trouble: string | null;
  onChange: (alt: AltText) => void;
}

/** Asks for the description of a picture. */
export function AltFields({ alt, trouble, onChange }: AltFieldsProps) {
  const texts = markdownTexts.picture;
  const isDecorative = alt === null;
  return (
    <div className={classes.fields}>
      <Field
        label={texts.alt}
        description={texts.altHint}
        autoComplete="off"
        disabled={isDecorative}
        value={alt ?? ""}
        error={trouble ?? undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...keepsDialogOpen}
      />
      <CheckField
        label={texts.decorative}
        checked={isDecorative}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : "")}
        {...keepsDialogOpen}
      />
    </div>
  );
}
