import type { User } from "../../accounts/schema.ts";
import { WRITING_BODY_LIMIT } from "../../rpc/bodyLimits.ts";
import {
  createViewer,
  memberProcedure,
  publicProcedure,
  router,
  type Viewer,
} from "../../rpc/procedures.ts";
import { onlyOnce } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { type Writing, writingProcedures } from "../items/procedures.ts";
import { type CardList, cardList, type ItemAddress, itemId, uncacheableInputs } from "../lists.ts";
import {
  type ChangedNewsArticle,
  changedNewsArticle,
  type EditableNewsArticle,
  editableNewsArticle,
  type NewNewsArticle,
  type NewsArticle,
  type NewsArticlePage,
  type NewsCard,
  type NewsPage,
  newNewsArticle,
  newsArticle,
  newsArticlePage,
  newsCard,
  newsPage,
} from "./schema.ts";

export interface NewsService extends Writing<ChangedNewsArticle, EditableNewsArticle["fields"]> {
  /**
   * Published articles that the filters let through, newest first; with a search the best first.
   * At most `page.limit` of them.
   */
  list(page: NewsPage): Promise<NewsArticle[]>;
  /** The same list with only what its cards show. */
  cards(page: NewsPage): Promise<CardList<NewsCard>>;
  /** One published article; NOT_FOUND for drafts and unknown ids. */
  get(id: string): Promise<NewsArticle>;
  /** What the page of an article shows, its Markdown made into HTML; a draft, to who may change it. */
  page(id: string, viewer: Viewer): Promise<NewsArticlePage>;
  /** Where every published article is, newest first. */
  addresses(): Promise<ItemAddress[]>;
  /** How many published articles there are. */
  count(): Promise<number>;
  /**
   * Stores an article of this author; where members' items are reviewed, it may have to wait. The
   * same with the same key again answers what is there.
   */
  create(author: User, article: NewNewsArticle, idempotencyKey?: string): Promise<NewsArticle>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    news: NewsService;
  }
}

export const newsRouter = router({
  list: publicProcedure
    .meta({ rest: { method: "GET", paths: ["/api/news"] }, cacheable: true, uncacheableInputs })
    .input(newsPage)
    .output(z.array(newsArticle))
    .query(({ ctx, input }) => ctx.services.news.list(input)),

  cards: publicProcedure
    .meta({ cacheable: true, uncacheableInputs })
    .input(newsPage)
    .output(cardList(newsCard))
    .query(({ ctx, input }) => ctx.services.news.cards(input)),

  get: publicProcedure
    .meta({ rest: { method: "GET", paths: ["/api/news/:id"] }, cacheable: true })
    .input(itemId)
    .output(newsArticle)
    .query(({ ctx, input }) => ctx.services.news.get(input.id)),

  page: publicProcedure
    .meta({ cacheable: true })
    .input(itemId)
    .output(newsArticlePage)
    .query(({ ctx, input }) => ctx.services.news.page(input.id, createViewer(ctx))),

  create: memberProcedure
    .meta({
      rest: { method: "POST", paths: ["/api/news"], status: 201 },
      throttle: "save",
      bodyLimit: WRITING_BODY_LIMIT,
    })
    .input(newNewsArticle.safeExtend(onlyOnce))
    .output(newsArticle)
    .mutation(({ ctx, input: { idempotencyKey, ...article } }) =>
      ctx.services.news.create(ctx.user, article, idempotencyKey),
    ),

  ...writingProcedures(
    "news",
    {
      changed: changedNewsArticle,
      editable: editableNewsArticle,
      fields: editableNewsArticle.shape.fields,
    },
    ({ news }) => news,
  ),
});
