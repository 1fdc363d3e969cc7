import { preview } from "@headwaters/contracts";
import { TRPCError } from "@trpc/server";
import { htmlOf } from "./markdown.ts";

/** What news and education articles have in common. */
interface Article {
  id: string;
  content: string;
  excerpt: string | null;
}

/** Of a Prisma table of articles, what reading takes. */
interface ArticleTable<Row extends Article> {
  findFirst(query: { where: { id: string; published: true } }): PromiseLike<Row | null>;
  count(query: { where: { published: true } }): Promise<number>;
}

/** An index serves this order. */
export const newestFirst: ({ createdAt: "desc" } | { id: "desc" })[] = [
  { createdAt: "desc" },
  { id: "desc" },
];

/** Reads the published articles of a table. */
export function readArticles<Row extends Article>(table: ArticleTable<Row>) {
  async function get(id: string): Promise<Row> {
    const article = await table.findFirst({ where: { id, published: true } });
    if (!article) {
      throw new TRPCError({ code: "NOT_FOUND", message: "This article is no longer here." });
    }
    return article;
  }

  return {
    get,

    async page(id: string) {
      const article = await get(id);
      return { ...article, preview: preview(article), html: htmlOf(article.content) };
    },

    count: () => table.count({ where: { published: true } }),
  };
}
