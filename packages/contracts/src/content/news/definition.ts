import { articleFields, type ContentDefinition, pictureField } from "../fields.ts";

export const newsCategories = [
  "conservation",
  "achievement",
  "program",
  "event",
  "community",
] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const news = {
  label: "article",
  fields: {
    ...articleFields,
    category: { type: "choice", label: "Category", values: newsCategories },
    imageUrl: pictureField,
  },
  body: "content",
  cardFields: ["title", "imageUrl", "category"],
} as const satisfies ContentDefinition;
