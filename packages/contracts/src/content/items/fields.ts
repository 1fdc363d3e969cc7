import { editableEducationArticle } from "../education/schema.ts";
import { editableEvent } from "../events/schema.ts";
import { editableNewsArticle } from "../news/schema.ts";

/** What a version of an item holds: the columns that its author writes. */
export const itemFields = {
  news: editableNewsArticle.shape.fields,
  events: editableEvent.shape.fields,
  education: editableEducationArticle.shape.fields,
};
