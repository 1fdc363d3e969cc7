import type { NewsService } from "@headwaters/contracts/router";
import { newsType } from "../contentTypes.ts";
import { listArticles } from "../lists/articles.ts";
import { type ContentDeps, editContent } from "../save.ts";
import { newestFirst, readArticles } from "./articles.ts";

export function newsService(deps: ContentDeps): NewsService {
  const { prisma } = deps;
  return {
    ...readArticles(prisma, prisma.newsArticle),
    ...editContent(deps, newsType),
    ...listArticles(prisma, "news", (query) => prisma.newsArticle.findMany(query)),

    addresses: () =>
      prisma.newsArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
