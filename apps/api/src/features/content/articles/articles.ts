import { type EducationPage, type Neighbor, type NewsPage, preview } from "@headwaters/contracts";
import type { EducationService, NewsService } from "@headwaters/contracts/router";
import { encodeCursor } from "../../../platform/lists/cursors.ts";
import {
  type ContentFields,
  type ContentRow,
  type ContentType,
  educationType,
  newsType,
} from "../contentTypes.ts";
import { readLists } from "../lists/readLists.ts";
import { withPictures } from "../pictures/uses.ts";
import { NEIGHBORS, readContent } from "../reading.ts";
import { type ContentDeps, editContent } from "../save.ts";

type Article = ContentRow & { content: string; excerpt: string | null; category: string };

function articlesService<Fields extends ContentFields, Row extends Article & Fields>(
  deps: ContentDeps,
  type: ContentType<Fields, Row>,
) {
  const { prisma } = deps;
  const table = type.table(prisma);
  const readList = readLists<"createdAt", Row>(prisma, {
    kind: type.name,
    findMany: (query) => table.findMany(query),
    dateField: "createdAt",
    categoryField: "category",
  });
  const list = ({ category, ageGroup, ...page }: NewsPage & Partial<EducationPage>) =>
    readList({ page, category, ageGroup, order: "desc" });

  /** Finds neighbors of an article in the list: a newer one if it exists, and older ones. */
  async function findNeighbors({ id, createdAt: date }: Article): Promise<Neighbor[]> {
    const page = { limit: NEIGHBORS, cursor: encodeCursor({ rank: null, date, id }) };
    const [{ items: older }, { items: newer }] = await Promise.all([
      readList({ page, order: "desc" }),
      readList({ page, order: "asc" }),
    ]);
    const above = newer.slice(0, Math.max(1, NEIGHBORS - older.length)).reverse();
    const shown = await withPictures<Article>(prisma, [...above, ...older].slice(0, NEIGHBORS));
    return shown.map(({ createdAt, ...article }) => ({ ...article, date: createdAt }));
  }

  return {
    ...editContent(deps, type),
    ...readContent(prisma, type, "createdAt", async (article) => ({
      neighbors: await findNeighbors(article),
      preview: preview(article),
    })),
    list,

    async cards(page: Parameters<typeof list>[0]) {
      const { items, ...rest } = await list(page);
      const articles = await withPictures(prisma, items);
      const toCard = (item: Article) => ({ publishedAt: item.createdAt, preview: preview(item) });
      return { ...rest, items: articles.map((item) => ({ ...item, ...toCard(item) })) };
    },
  };
}

export const newsService = (deps: ContentDeps): NewsService => articlesService(deps, newsType);

export const educationService = (deps: ContentDeps): EducationService =>
  articlesService(deps, educationType);
