import type { NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { newestFirst, readArticles } from "./articles.ts";
import { useUploads } from "./uploads/uses.ts";

export function newsService(prisma: PrismaClient): NewsService {
  return {
    ...readArticles(prisma, prisma.newsArticle),

    addresses: () =>
      prisma.newsArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),

    create: (author, article) =>
      prisma.$transaction(async (transaction) => {
        const created = await transaction.newsArticle.create({
          data: { ...article, authorId: author.id },
        });
        const { id: itemId, imageUrl, content: markdown } = created;
        await useUploads(transaction, { kind: "news", itemId }, { imageUrl, markdown });
        return created;
      }),
  };
}
