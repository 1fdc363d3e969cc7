import {
  filterBy,
  oneOf,
  optionalText,
  pictureAddress,
  requiredLine,
  requiredText,
} from "../fields.ts";
import { listPage } from "../lists.ts";
import { z } from "../messages.ts";
import { newsCategories } from "./rules.ts";

export const newNewsArticle = z.object({
  title: requiredLine("Title", 200),
  content: requiredText("Content", 50_000),
  excerpt: optionalText("Excerpt", 500),
  category: oneOf("Category", newsCategories),
  imageUrl: pictureAddress,
  published: z.boolean().default(false),
});
/** As the form sends it. */
export type NewNewsArticleInput = z.input<typeof newNewsArticle>;
export type NewNewsArticle = z.infer<typeof newNewsArticle>;

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

/** What a list shows of an article: a page of cards must not carry all that was ever written. */
export const newsCard = newsArticle
  .pick({ id: true, title: true, imageUrl: true, category: true, createdAt: true })
  .extend({
    /** The excerpt, else the beginning of the content as plain text. */
    preview: z.string(),
  });
export type NewsCard = z.infer<typeof newsCard>;

/** What an article's own page shows. */
export const newsArticlePage = newsArticle
  .omit({ content: true, authorId: true, published: true })
  .extend({
    /** As on its card. */
    preview: z.string(),
    /** The content as HTML that is safe to show. */
    html: z.string(),
  });
export type NewsArticlePage = z.infer<typeof newsArticlePage>;

export const newsPage = listPage
  .extend({ category: filterBy("Category", newsCategories) })
  .prefault({});
export type NewsPage = z.infer<typeof newsPage>;
