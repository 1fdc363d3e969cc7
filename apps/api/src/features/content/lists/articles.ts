import { type ListPage, preview } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { withPictures } from "../pictures/uses.ts";
import { readLists } from "./readLists.ts";

/** Queries of article lists. */
interface Article {
  id: string;
  content: string;
  excerpt: string | null;
  imageUrl: string | null;
  createdAt: Date;
}

type ArticlesPage = ListPage & { category?: string | undefined; ageGroup?: string | undefined };

/** Lists the published articles of a table, newest first. */
export function listArticles<Row extends Article>(
  prisma: PrismaClient,
  kind: "news" | "education",
  findMany: (query: object) => PromiseLike<Row[]>,
) {
  const readList = readLists<"createdAt", Row>(prisma, {
    kind,
    findMany,
    dateField: "createdAt",
    categoryField: "category",
  });
  const read = ({ category, ageGroup, ...page }: ArticlesPage) =>
    readList({ page, category, ageGroup, order: "desc" });

  return {
    list: read,

    async cards(page: ArticlesPage) {
      const { items, ...rest } = await read(page);
      const articles = await withPictures(prisma, items);
      return { ...rest, items: articles.map((item) => ({ ...item, preview: preview(item) })) };
    },
  };
}
