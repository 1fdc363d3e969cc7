import { type ListPage, preview } from "@headwaters/contracts";
import type { EducationService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { htmlOf } from "./markdown.ts";
import { newestFirst, pageAfter } from "./newestFirst.ts";

export function educationService(prisma: PrismaClient): EducationService {
  const table = prisma.educationArticle;

  async function list({ limit, cursor }: ListPage) {
    const where = await pageAfter(cursor, (id) => table.findUnique({ where: { id } }));
    return where ? table.findMany({ where, orderBy: newestFirst(), take: limit }) : [];
  }

  async function get(id: string) {
    const article = await table.findFirst({ where: { id, published: true } });
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
      table.findMany({
        where: { published: true },
        orderBy: newestFirst(),
        select: { id: true, updatedAt: true },
      }),

    count: () => table.count({ where: { published: true } }),
  };
}
