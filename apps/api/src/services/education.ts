import type { EducationService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { newestFirst, readArticles } from "./articles.ts";

export function educationService(prisma: PrismaClient): EducationService {
  return {
    ...readArticles(prisma, prisma.educationArticle),

    addresses: () =>
      prisma.educationArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
