import type { EducationService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { newestFirst, readArticles } from "./articles.ts";
import { listArticles } from "./lists/articles.ts";

export function educationService(prisma: PrismaClient): EducationService {
  return {
    ...readArticles(prisma.educationArticle),
    ...listArticles(prisma, "education", (query) => prisma.educationArticle.findMany(query)),

    addresses: () =>
      prisma.educationArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
