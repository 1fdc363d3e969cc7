import type { User } from "../accounts/schema.ts";
import { z } from "../messages.ts";
import { memberProcedure, publicProcedure, router } from "../procedures.ts";
import {
  type NewNewsArticle,
  type NewsArticle,
  type NewsPage,
  newNewsArticle,
  newsArticle,
  newsId,
  newsPage,
} from "./schema.ts";

export interface NewsService {
  /** Published articles, newest first, at most `page.limit` of them. */
  list(page: NewsPage): Promise<NewsArticle[]>;
  /** One published article; NOT_FOUND for drafts and unknown ids. */
  get(id: string): Promise<NewsArticle>;
  /** Stores an article of this author. */
  create(author: User, article: NewNewsArticle): Promise<NewsArticle>;
}

export const newsRouter = router({
  list: publicProcedure
    .meta({ rest: { method: "GET", paths: ["/api/news"] } })
    .input(newsPage)
    .output(z.array(newsArticle))
    .query(({ ctx, input }) => ctx.services.news.list(input)),

  get: publicProcedure
    .meta({ rest: { method: "GET", paths: ["/api/news/:id"] } })
    .input(newsId)
    .output(newsArticle)
    .query(({ ctx, input }) => ctx.services.news.get(input.id)),

  create: memberProcedure
    .meta({ rest: { method: "POST", paths: ["/api/news"], status: 201 } })
    .input(newNewsArticle)
    .output(newsArticle)
    .mutation(({ ctx, input }) => ctx.services.news.create(ctx.user, input)),
});
