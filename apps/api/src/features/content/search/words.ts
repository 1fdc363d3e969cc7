import type { ContentTypeName } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";

interface Word {
  word: string;
  /** The stem in the index; null for stop words ("the"). */
  stem: string | null;
}
interface TypedWord extends Word {
  /** Published content has, or had, the word. */
  isKnown: boolean;
}

/** Maximum words of a search. */
const MAX_WORDS = 12;
const MAX_COMPLETIONS = 50;
/** Shorter beginnings match too many words. */
const MIN_COMPLETED = 3;
const MIN_CORRECTED = 4;
/** Maximum similar words that are checked. */
const MAX_TRIED = 5;
/** PostgreSQL's own 0.3 misses two swapped letters in a short word: "slamon". */
const SIMILAR = "0.25";

/** Quotes a lexeme for a tsquery. */
const quote = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** Parses search input, by the words of published content. */
export function readSearches(prisma: PrismaClient, kind: ContentTypeName) {
  const typedWords = (search: string) =>
    prisma.$queryRaw<TypedWord[]>`
      SELECT "word", "stem", EXISTS (
        SELECT FROM "search_words" AS "known"
        WHERE "known"."kind" = ${kind} AND "known"."stem" = "typed"."stem"
      ) AS "isKnown"
      FROM (
        SELECT lexeme AS "word", positions[1] AS "place", "search_stem"(lexeme) AS "stem"
        FROM unnest(to_tsvector('pg_catalog.simple', "search_text"(${search})))
      ) AS "typed"
      ORDER BY "place" LIMIT ${MAX_WORDS}`;

  async function findCompletions(beginning: string): Promise<string[]> {
    if (beginning.length < MIN_COMPLETED) return [];
    const found = await prisma.$queryRaw<{ stem: string }[]>`
      SELECT DISTINCT "stem" FROM "search_words"
      WHERE "kind" = ${kind} AND "word" LIKE ${`${beginning}%`}
      ORDER BY "stem" LIMIT ${MAX_COMPLETIONS}`;
    return found.map(({ stem }) => stem);
  }

  /** Finds the most similar word of published content; the table keeps unused words for a while. */
  async function findCorrection(word: string): Promise<Word | null> {
    if (word.length < MIN_CORRECTED) return null;
    const [, [best]] = await prisma.$transaction([
      prisma.$executeRaw`SELECT set_config('pg_trgm.similarity_threshold', ${SIMILAR}, true)`,
      prisma.$queryRaw<Word[]>`
        SELECT "word", "stem" FROM (
          SELECT "word", "stem", similarity("word", ${word}) AS "similarity"
          FROM "search_words" WHERE "kind" = ${kind} AND "word" % ${word}
          ORDER BY "similarity" DESC, "word" LIMIT ${MAX_TRIED}
        ) AS "resembling"
        WHERE EXISTS (
          SELECT FROM "search_documents" WHERE "kind" = ${kind}
            AND "document" @@ format('%L', "resembling"."stem")::tsquery
        )
        ORDER BY "similarity" DESC, "word" LIMIT 1`,
    ]);
    return best ?? null;
  }

  /**
   * Builds the tsquery of a search, such as 'heron' & ('count' | 'counti':*), and the corrected
   * search, if any; null for stop words only.
   */
  return async function read(search: string) {
    const typed = await typedWords(search);
    const parts: string[] = [];
    const words: string[] = [];
    for (const [index, { word, stem, isKnown }] of typed.entries()) {
      const isLast = index === typed.length - 1;
      const isOnlyOne = typed.length === 1;
      words.push(word);
      if (stem === null && !(isLast && isOnlyOne)) continue;
      const completions = isLast ? await findCompletions(word) : [];
      // Numbers are not corrected.
      const isWord = stem !== null && !/^\d+$/.test(word);
      const isMistyped = isWord && !isKnown && completions.length === 0;
      const correction = isMistyped ? await findCorrection(word) : null;
      if (correction?.stem) {
        words[index] = correction.word;
        parts.push(quote(correction.stem));
        continue;
      }
      const lexemes = new Set([...(stem === null ? [] : [stem]), ...completions].map(quote));
      // If the list of completions is complete, exact lexemes replace the prefix search, which is far
      // slower.
      const isOpen = completions.length === 0 || completions.length === MAX_COMPLETIONS;
      if (isLast && isOpen && word.length > 1) lexemes.add(`${quote(word)}:*`);
      if (lexemes.size > 0) parts.push(`(${[...lexemes].join(" | ")})`);
    }
    if (parts.length === 0) return null;
    const isCorrected = words.some((word, index) => word !== typed[index]?.word);
    return { tsquery: parts.join(" & "), correction: isCorrected ? words.join(" ") : null };
  };
}
