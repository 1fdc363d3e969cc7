import type { NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";

export function newsService(prisma: PrismaClient): NewsService {
  return {
    list: ({ limit, cursor }) =>
      prisma.newsArticle.findMany({
        where: { published: true },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: limit,
        ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
      }),

    async get(id) {
      const article = await prisma.newsArticle.findFirst({ where: { id, published: true } });
      if (!article) {
        throw new TRPCError({ code: "NOT_FOUND", message: "This article is no longer here." });
      }
      return article;
    },

    create: (author, article) =>
      prisma.newsArticle.create({ data: { ...article, authorId: author.id } }),
  };
}
