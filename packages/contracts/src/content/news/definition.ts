import { articleFields, type ContentDefinition, pictureField } from "../fields.ts";
import { newsCategories } from "./rules.ts";

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
