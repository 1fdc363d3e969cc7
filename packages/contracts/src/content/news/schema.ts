import { filterBy, oneOf, pictureAddress } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { itemPage } from "../itemPages.ts";
import { change, itemState, publication } from "../items/schema.ts";
import { imageAlt, listPage } from "../lists.ts";
import { articleTexts } from "../preview/schema.ts";
import { newsCategories } from "./rules.ts";

/** What an author writes. */
const newsFields = z.object({
  ...articleTexts,
  category: oneOf("Category", newsCategories),
  imageUrl: pictureAddress,
});
export type NewsFields = z.infer<typeof newsFields>;

export const newNewsArticle = newsFields.extend(publication);
/** As the form sends it. */
export type NewNewsArticleInput = z.input<typeof newNewsArticle>;
export type NewNewsArticle = z.infer<typeof newNewsArticle>;

export const changedNewsArticle = newNewsArticle.extend(change);
export type ChangedNewsArticle = z.infer<typeof changedNewsArticle>;

export const newsArticle = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  excerpt: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** One of `newsCategories`, unless someone wrote to the table by another way. */
  category: z.string(),
  authorId: z.string().nullable(),
  published: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type NewsArticle = z.infer<typeof newsArticle>;

/** An article as its author may change it: the newest version. */
export const editableNewsArticle = itemState.extend({
  fields: newsArticle.pick({
    title: true,
    content: true,
    excerpt: true,
    category: true,
    imageUrl: true,
  }),
});
export type EditableNewsArticle = z.infer<typeof editableNewsArticle>;

/** What a list shows of an article: a page of cards must not carry all that was ever written. */
export const newsCard = newsArticle
  .pick({ id: true, title: true, imageUrl: true, category: true, createdAt: true })
  .extend({
    /** The excerpt, else the beginning of the content as plain text. */
    preview: z.string(),
    imageAlt,
  });
export type NewsCard = z.infer<typeof newsCard>;

/** What an article's own page shows. */
export const newsArticlePage = newsArticle
  .omit({ content: true, authorId: true, published: true })
  .extend(itemPage.shape)
  .extend({
    /** As on its card. */
    preview: z.string(),
    imageAlt,
    /** The content as HTML that is safe to show. */
    html: z.string(),
  });
export type NewsArticlePage = z.infer<typeof newsArticlePage>;

export const newsPage = listPage
  .extend({ category: filterBy("Category", newsCategories) })
  .prefault({});
export type NewsPage = z.infer<typeof newsPage>;
