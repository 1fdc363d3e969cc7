import { type ListPage, preview } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { htmlOf } from "./markdown.ts";
import { oneWithImageAlt, withImageAlt } from "./uploads/uses.ts";

/** What news and education articles have in common. */
interface Article {
  id: string;
  content: string;
  excerpt: string | null;
  imageUrl: string | null;
  createdAt: Date;
}

/** Of a Prisma table of articles, what reading takes. */
interface ArticleTable<Row extends Article> {
  findUnique(query: {
    where: { id: string };
    select: { createdAt: true };
  }): PromiseLike<{ createdAt: Date } | null>;
  findFirst(query: { where: { id: string; published: true } }): PromiseLike<Row | null>;
  findMany(query: { where: object; orderBy: typeof newestFirst; take: number }): PromiseLike<Row[]>;
  count(query: { where: { published: true } }): Promise<number>;
}

/** An index serves this order. */
export const newestFirst: ({ createdAt: "desc" } | { id: "desc" })[] = [
  { createdAt: "desc" },
  { id: "desc" },
];

/** Reads the published articles of a table. */
export function readArticles<Row extends Article>(prisma: PrismaClient, table: ArticleTable<Row>) {
  /** The articles of a page; null when the article that it begins after is gone. */
  async function pageAfter(cursor: string | undefined) {
    if (!cursor) return { published: true };
    const last = await table.findUnique({ where: { id: cursor }, select: { createdAt: true } });
    if (!last) return null;
    const { createdAt } = last;
    // The first condition is where the index range begins, however deep in the list that is.
    return {
      published: true,
      createdAt: { lte: createdAt },
      NOT: { createdAt, id: { gte: cursor } },
    };
  }

  async function list({ limit, cursor }: ListPage): Promise<Row[]> {
    const where = await pageAfter(cursor);
    return where ? table.findMany({ where, orderBy: newestFirst, take: limit }) : [];
  }

  async function get(id: string): Promise<Row> {
    const article = await table.findFirst({ where: { id, published: true } });
    if (!article) {
      throw new TRPCError({ code: "NOT_FOUND", message: "This article is no longer here." });
    }
    return article;
  }

  return {
    list,
    get,

    async cards(page: ListPage) {
      const articles = await withImageAlt(prisma, await list(page));
      return articles.map((article) => ({ ...article, preview: preview(article) }));
    },

    async page(id: string) {
      const article = await oneWithImageAlt(prisma, await get(id));
      return { ...article, preview: preview(article), html: htmlOf(article.content) };
    },

    count: () => table.count({ where: { published: true } }),
  };
}
