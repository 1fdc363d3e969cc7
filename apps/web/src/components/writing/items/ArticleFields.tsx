import type { ReactNode } from "react";
import { fieldLabels } from "../../../content/editing.ts";
import { lengthGuidance } from "../../../content/writing.ts";
import { TextAreaField } from "../../forms/Field.tsx";
import { LengthHint } from "../LengthHint.tsx";
import { MarkdownField } from "../MarkdownField.tsx";
import classes from "./Fields.module.css";
import type { ItemFieldsProps } from "./fieldProps.ts";
import { PictureOfItem } from "./PictureOfItem.tsx";
import { TitleField } from "./TitleField.tsx";

/** What every article has, and between its text and its picture what its kind is. */
export function ArticleFields({ field, children }: ItemFieldsProps & { children: ReactNode }) {
  const excerpt = field("excerpt");
  return (
    <>
      <TitleField {...field("title")} />
      <MarkdownField label={fieldLabels.content} required {...field("content")} />
      <TextAreaField
        label={fieldLabels.excerpt}
        hint={<LengthHint of={excerpt.value} guidance={lengthGuidance.excerpt} />}
        rows={2}
        {...excerpt}
      />
      <div className={classes.pair}>
        {children}
        <PictureOfItem field={field} />
      </div>
    </>
  );
}
