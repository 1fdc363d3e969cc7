import { fieldLabels } from "../../texts/editing.ts";
import { ageGroupNames, educationCategoryNames } from "../../texts/education.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import type { ItemFieldsProps } from "./fieldProps.ts";

export function EducationFields(props: ItemFieldsProps) {
  return (
    <ArticleFields {...props}>
      <ChoiceField
        label={fieldLabels.category}
        names={educationCategoryNames}
        {...props.field("category")}
      />
      <ChoiceField
        label={fieldLabels.ageGroup}
        names={ageGroupNames}
        {...props.field("ageGroup")}
      />
    </ArticleFields>
  );
}
