import { filterBy } from "../../validation/fields.ts";
import { listPage } from "../../validation/lists.ts";
import { z } from "../../validation/messages.ts";
import { contentSchemas } from "../contentSchemas.ts";
import { news } from "./definition.ts";
import { newsCategories } from "./rules.ts";

const schemas = contentSchemas(news);
export const newsSchemas = {
  ...schemas,
  card: schemas.card.extend({ publishedAt: z.date() }),
  list: listPage.extend({ category: filterBy("Category", newsCategories) }).prefault({}),
};

export type NewsFields = z.infer<typeof newsSchemas.fields>;
export type NewsArticle = z.infer<typeof newsSchemas.row>;
export type NewsCard = z.infer<typeof newsSchemas.card>;
export type NewsArticlePage = z.infer<typeof newsSchemas.page>;
export type NewsPage = z.infer<typeof newsSchemas.list>;
