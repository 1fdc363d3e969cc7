import type { NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { newsKind } from "../contentTypes.ts";
import { listArticles } from "../lists/articles.ts";
import { writeItems } from "../save.ts";
import { newestFirst, readArticles } from "./articles.ts";

export function newsService(prisma: PrismaClient, reviewed = false): NewsService {
  return {
    ...readArticles(prisma, prisma.newsArticle),
    ...writeItems({ prisma, reviewed }, newsKind),
    ...listArticles(prisma, "news", (query) => prisma.newsArticle.findMany(query)),

    addresses: () =>
      prisma.newsArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
