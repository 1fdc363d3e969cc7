import { Prisma } from "@headwaters/db";

/** Words of a search that are looked for. */
const MAX_WORDS = 10;

/**
 * That an expression holds every word of a search as a part, in any letter case. A trigram index
 * serves it where the expression is spelt as there.
 */
export function holdsWords(expression: Prisma.Sql, search: string): Prisma.Sql {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const parts = words.map((word) => {
    const pattern = `%${word.replace(/[%_\\]/g, "\\$&")}%`;
    return Prisma.sql`${expression} ILIKE ${pattern}`;
  });
  return Prisma.sql`(${Prisma.join(parts, " AND ")})`;
}
