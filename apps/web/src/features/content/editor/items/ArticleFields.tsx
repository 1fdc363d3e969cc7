import type { ReactNode } from "react";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { PictureField } from "../../pictures/PictureField.tsx";
import { uploadPicture } from "../../pictures/uploadPicture.ts";
import { fieldLabels } from "../../texts/editing.ts";
import { lengthGuidance } from "../../texts/writing.ts";
import { LengthHint } from "../LengthHint.tsx";
import { MarkdownField } from "../MarkdownField.tsx";
import classes from "./Fields.module.css";
import type { ItemFieldsProps } from "./fieldProps.ts";
import { TitleField } from "./TitleField.tsx";

/** What every article has, and between its text and its picture what its kind is. */
export function ArticleFields(props: ItemFieldsProps & { children: ReactNode }) {
  const { field, picture, children } = props;
  const excerpt = field("excerpt");
  return (
    <>
      <TitleField {...field("title")} />
      <MarkdownField
        label={fieldLabels.content}
        required
        uploadPicture={uploadPicture}
        {...field("content")}
      />
      <TextAreaField
        label={fieldLabels.excerpt}
        hint={<LengthHint of={excerpt.value} guidance={lengthGuidance.excerpt} />}
        rows={2}
        {...excerpt}
      />
      <div className={classes.pair}>{children}</div>
      <PictureField {...picture} />
    </>
  );
}
