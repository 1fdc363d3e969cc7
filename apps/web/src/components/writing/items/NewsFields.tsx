import { fieldLabels } from "../../../content/editing.ts";
import { newsCategoryNames } from "../../../content/news.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import type { ItemFieldsProps } from "./fieldProps.ts";

export function NewsFields({ field }: ItemFieldsProps) {
  return (
    <ArticleFields field={field}>
      <ChoiceField label={fieldLabels.category} names={newsCategoryNames} {...field("category")} />
    </ArticleFields>
  );
}
