import { filterBy } from "../fields.ts";
import { listPage } from "../lists.ts";
import { z } from "../messages.ts";
import { ageGroups, educationCategories } from "./rules.ts";

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

/** What a list shows of an article. */
export const educationCard = educationArticle
  .pick({ id: true, title: true, imageUrl: true, category: true, ageGroup: true })
  .extend({
    /** The excerpt, else the beginning of the content as plain text. */
    preview: z.string(),
  });
export type EducationCard = z.infer<typeof educationCard>;

/** What an article's own page shows. */
export const educationArticlePage = educationArticle
  .omit({ content: true, authorId: true, published: true })
  .extend({
    /** As on its card. */
    preview: z.string(),
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
