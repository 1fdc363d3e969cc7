import { articleFields, type ContentDefinition, pictureField } from "../fields.ts";
import { ageGroups, educationCategories } from "./rules.ts";

export const education = {
  label: "article",
  fields: {
    ...articleFields,
    category: { type: "choice", label: "Category", values: educationCategories },
    ageGroup: { type: "choice", label: "Age group", values: ageGroups },
    imageUrl: pictureField,
  },
  body: "content",
  cardFields: ["title", "imageUrl", "category", "ageGroup"],
} as const satisfies ContentDefinition;
