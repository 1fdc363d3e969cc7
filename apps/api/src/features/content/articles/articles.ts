import { type Neighbour, preview } from "@headwaters/contracts";
import type { Viewer } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { gone } from "../../../platform/errors/errors.ts";
import { readFirstName } from "../authors.ts";
import { renderHtml } from "../markdown/markdown.ts";
import { withPicture, withPictures } from "../pictures/uses.ts";
import { findReadable } from "../policies.ts";

/** Columns that news and education articles share. */
interface Article {
  id: string;
  title: string;
  content: string;
  excerpt: string | null;
  imageUrl: string | null;
  authorId: string | null;
  published: boolean;
  createdAt: Date;
}

/** The methods of a Prisma table that reading articles needs. */
interface ArticleTable<Row extends Article> {
  findFirst(query: { where: { id: string; published?: true } }): PromiseLike<Row | null>;
  findMany(query: { where: object; orderBy: Order; take: number }): PromiseLike<Row[]>;
  count(query: { where: { published: true } }): Promise<number>;
}

type Order = ({ createdAt: "asc" | "desc" } | { id: "asc" | "desc" })[];

/** An index serves this order, and its reverse. */
export const newestFirst: Order = [{ createdAt: "desc" }, { id: "desc" }];
const oldestFirst: Order = [{ createdAt: "asc" }, { id: "asc" }];

/** Number of other articles that a page names. */
const NEIGHBOURS = 3;

/** Reads the published articles of a table. */
export function readArticles<Row extends Article>(prisma: PrismaClient, table: ArticleTable<Row>) {
  async function get(id: string): Promise<Row> {
    const article = await table.findFirst({ where: { id, published: true } });
    if (!article) throw gone("article");
    return article;
  }

  /** Neighbors of an article in the list: one newer if there is one, and older ones. */
  async function findNeighbors({ id, createdAt }: Row): Promise<Neighbour[]> {
    const [older, newer] = await Promise.all([
      table.findMany({
        where: {
          published: true,
          createdAt: { lte: createdAt },
          NOT: { createdAt, id: { gte: id } },
        },
        orderBy: newestFirst,
        take: NEIGHBOURS,
      }),
      table.findMany({
        where: {
          published: true,
          createdAt: { gte: createdAt },
          NOT: { createdAt, id: { lte: id } },
        },
        orderBy: oldestFirst,
        take: NEIGHBOURS,
      }),
    ]);
    const above = newer.slice(0, Math.max(1, NEIGHBOURS - older.length)).reverse();
    const shown = await withPictures(prisma, [...above, ...older].slice(0, NEIGHBOURS));
    return shown.map(({ createdAt, ...article }) => ({ ...article, date: createdAt }));
  }

  return {
    get,

    async page(id: string, viewer: Viewer) {
      const row = await table.findFirst({ where: { id } });
      const looking = await findReadable("article", row, viewer);
      const article = await withPicture(prisma, looking.item);
      const [author, neighbours] = await Promise.all([
        readFirstName(prisma.user, article.authorId),
        findNeighbors(article),
      ]);
      const html = await renderHtml(article.content);
      const { isPublished, canEdit } = looking;
      return {
        ...article,
        author,
        neighbours,
        html,
        isPublished,
        canEdit,
        preview: preview(article),
      };
    },

    count: () => table.count({ where: { published: true } }),
  };
}
