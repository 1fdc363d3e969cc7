import { fieldLabels } from "../../../content/editing.ts";
import { ageGroupNames, educationCategoryNames } from "../../../content/education.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import type { ItemFieldsProps } from "./fieldProps.ts";

export function EducationFields({ field }: ItemFieldsProps) {
  return (
    <ArticleFields field={field}>
      <ChoiceField
        label={fieldLabels.category}
        names={educationCategoryNames}
        {...field("category")}
      />
      <ChoiceField label={fieldLabels.ageGroup} names={ageGroupNames} {...field("ageGroup")} />
    </ArticleFields>
  );
}
