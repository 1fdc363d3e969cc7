import { oneOf, optionalText, pictureAddress, requiredLine, requiredText } from "../fields.ts";
import { change, itemState, publication } from "../items/schema.ts";
import { z } from "../messages.ts";
import { EXCERPT_MAX_LENGTH, MARKDOWN_MAX_LENGTH, TITLE_MAX_LENGTH } from "../writing/rules.ts";
import { newsCategories } from "./rules.ts";

/** What an author writes. */
const newsFields = z.object({
  title: requiredLine("Title", TITLE_MAX_LENGTH),
  content: requiredText("Content", MARKDOWN_MAX_LENGTH),
  excerpt: optionalText("Excerpt", EXCERPT_MAX_LENGTH),
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
