import type { NewsService } from "@headwaters/contracts/router";
import { newsKind } from "../contentTypes.ts";
import { listArticles } from "../lists/articles.ts";
import { type WritingDeps, writeItems } from "../save.ts";
import { newestFirst, readArticles } from "./articles.ts";

export function newsService(deps: WritingDeps): NewsService {
  const { prisma } = deps;
  return {
    ...readArticles(prisma, prisma.newsArticle),
    ...writeItems(deps, newsKind),
    ...listArticles(prisma, "news", (query) => prisma.newsArticle.findMany(query)),

    addresses: () =>
      prisma.newsArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
