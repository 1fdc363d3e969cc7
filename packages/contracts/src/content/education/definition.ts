import { articleFields, type ContentDefinition, pictureField } from "../fields.ts";

export const educationCategories = [
  "fishing-techniques",
  "conservation",
  "marine-biology",
  "safety",
  "equipment",
] as const;
export type EducationCategory = (typeof educationCategories)[number];

export const ageGroups = ["6-12", "13-18", "all-ages", "families"] as const;
export type AgeGroup = (typeof ageGroups)[number];

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
