import type { EducationService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { educationKind } from "../contentTypes.ts";
import { listArticles } from "../lists/articles.ts";
import { writeItems } from "../save.ts";
import { newestFirst, readArticles } from "./articles.ts";

export function educationService(prisma: PrismaClient, reviewed = false): EducationService {
  return {
    ...readArticles(prisma, prisma.educationArticle),
    ...writeItems({ prisma, reviewed }, educationKind),
    ...listArticles(prisma, "education", (query) => prisma.educationArticle.findMany(query)),

    addresses: () =>
      prisma.educationArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
