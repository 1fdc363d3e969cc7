import type { NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { newestFirst, readArticles } from "./articles.ts";
import { listArticles } from "./lists/articles.ts";

export function newsService(prisma: PrismaClient): NewsService {
  return {
    ...readArticles(prisma.newsArticle),
    ...listArticles(prisma, "news", (query) => prisma.newsArticle.findMany(query)),

    addresses: () =>
      prisma.newsArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),

    create: (author, article) =>
      prisma.newsArticle.create({ data: { ...article, authorId: author.id } }),
  };
}
