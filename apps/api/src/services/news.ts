import { type NewsPage, preview } from "@headwaters/contracts";
import type { NewsService } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { htmlOf } from "./markdown.ts";

const newestFirst = [
  { createdAt: "desc" },
  { id: "desc" },
] satisfies Prisma.NewsArticleOrderByWithRelationInput[];

export function newsService(prisma: PrismaClient): NewsService {
  /** The articles of a page; null when the article that it begins after is gone. */
  async function pageAfter(
    cursor: string | undefined,
  ): Promise<Prisma.NewsArticleWhereInput | null> {
    if (!cursor) return { published: true };
    const last = await prisma.newsArticle.findUnique({
      where: { id: cursor },
      select: { createdAt: true },
    });
    if (!last) return null;
    const { createdAt } = last;
    // The first condition is where the index range begins, however deep in the list that is.
    return {
      published: true,
      createdAt: { lte: createdAt },
      NOT: { createdAt, id: { gte: cursor } },
    };
  }

  async function list({ limit, cursor }: NewsPage) {
    const where = await pageAfter(cursor);
    if (!where) return [];
    return prisma.newsArticle.findMany({
      where,
      orderBy: newestFirst,
      take: limit,
    });
  }

  async function get(id: string) {
    const article = await prisma.newsArticle.findFirst({ where: { id, published: true } });
    if (!article) {
      throw new TRPCError({ code: "NOT_FOUND", message: "This article is no longer here." });
    }
    return article;
  }

  return {
    list,
    get,

    async cards(page) {
      const articles = await list(page);
      return articles.map((article) => ({ ...article, preview: preview(article) }));
    },

    async page(id) {
      const article = await get(id);
      return { ...article, preview: preview(article), html: htmlOf(article.content) };
    },

    addresses: () =>
      prisma.newsArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),

    count: () => prisma.newsArticle.count({ where: { published: true } }),

    create: (author, article) =>
      prisma.newsArticle.create({ data: { ...article, authorId: author.id } }),
  };
}
