import type { EducationService } from "@headwaters/contracts/router";
import { educationKind } from "../contentTypes.ts";
import { listArticles } from "../lists/articles.ts";
import { type WritingDeps, writeItems } from "../save.ts";
import { newestFirst, readArticles } from "./articles.ts";

export function educationService(deps: WritingDeps): EducationService {
  const { prisma } = deps;
  return {
    ...readArticles(prisma, prisma.educationArticle),
    ...writeItems(deps, educationKind),
    ...listArticles(prisma, "education", (query) => prisma.educationArticle.findMany(query)),

    addresses: () =>
      prisma.educationArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
