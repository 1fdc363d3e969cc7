import type { EducationService } from "@headwaters/contracts/router";
import { educationType } from "../contentTypes.ts";
import { listArticles } from "../lists/articles.ts";
import { type ContentDeps, editContent } from "../save.ts";
import { newestFirst, readArticles } from "./articles.ts";

export function educationService(deps: ContentDeps): EducationService {
  const { prisma } = deps;
  return {
    ...readArticles(prisma, prisma.educationArticle),
    ...editContent(deps, educationType),
    ...listArticles(prisma, "education", (query) => prisma.educationArticle.findMany(query)),

    addresses: () =>
      prisma.educationArticle.findMany({
        where: { published: true },
        orderBy: newestFirst,
        select: { id: true, updatedAt: true },
      }),
  };
}
