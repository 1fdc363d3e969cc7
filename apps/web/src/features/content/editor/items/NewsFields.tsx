import { fieldLabels } from "../../texts/editing.ts";
import { newsCategoryNames } from "../../texts/news.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import type { ItemFieldsProps } from "./fieldProps.ts";

export function NewsFields(props: ItemFieldsProps) {
  return (
    <ArticleFields {...props}>
      <ChoiceField
        label={fieldLabels.category}
        names={newsCategoryNames}
        {...props.field("category")}
      />
    </ArticleFields>
  );
}
