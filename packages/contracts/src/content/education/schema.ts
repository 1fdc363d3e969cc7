import { filterBy, oneOf, pictureAddress } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { itemPage } from "../itemPages.ts";
import { change, itemState, publication } from "../items/schema.ts";
import { imageAlt, listPage } from "../lists.ts";
import { articleTexts } from "../preview/schema.ts";
import { ageGroups, educationCategories } from "./rules.ts";

/** What an author writes. */
const educationFields = z.object({
  ...articleTexts,
  category: oneOf("Category", educationCategories),
  ageGroup: oneOf("Age group", ageGroups),
  imageUrl: pictureAddress,
});
export type EducationFields = z.infer<typeof educationFields>;

export const newEducationArticle = educationFields.extend(publication);
/** As the form sends it. */
export type NewEducationArticleInput = z.input<typeof newEducationArticle>;
export type NewEducationArticle = z.infer<typeof newEducationArticle>;

export const changedEducationArticle = newEducationArticle.extend(change);
export type ChangedEducationArticle = z.infer<typeof changedEducationArticle>;

export const educationArticle = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  excerpt: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** One of `educationCategories`, unless someone wrote to the table by another way. */
  category: z.string(),
  /** One of `ageGroups`, likewise. */
  ageGroup: z.string(),
  authorId: z.string().nullable(),
  published: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type EducationArticle = z.infer<typeof educationArticle>;

/** An article as its author may change it: the newest version. */
export const editableEducationArticle = itemState.extend({
  fields: educationArticle.pick({
    title: true,
    content: true,
    excerpt: true,
    category: true,
    ageGroup: true,
    imageUrl: true,
  }),
});
export type EditableEducationArticle = z.infer<typeof editableEducationArticle>;

/** What a list shows of an article. */
export const educationCard = educationArticle
  .pick({ id: true, title: true, imageUrl: true, category: true, ageGroup: true })
  .extend({
    /** The excerpt, else the beginning of the content as plain text. */
    preview: z.string(),
    imageAlt,
  });
export type EducationCard = z.infer<typeof educationCard>;

/** What an article's own page shows. */
export const educationArticlePage = educationArticle
  .omit({ content: true, authorId: true, published: true })
  .extend(itemPage.shape)
  .extend({
    /** As on its card. */
    preview: z.string(),
    imageAlt,
    /** The content as HTML that is safe to show. */
    html: z.string(),
  });
export type EducationArticlePage = z.infer<typeof educationArticlePage>;

export const educationPage = listPage
  .extend({
    category: filterBy("Category", educationCategories),
    ageGroup: filterBy("Age group", ageGroups),
  })
  .prefault({});
export type EducationPage = z.infer<typeof educationPage>;
