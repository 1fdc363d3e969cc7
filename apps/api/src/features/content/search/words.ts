import type { ContentTypeName } from "@headwaters/contracts";
import { Prisma, type PrismaClient } from "@headwaters/db";

/** A word as the search's tables have it. */
interface Word {
  word: string;
  /** The stem in the index; null for stop words ("the"). */
  stem: string | null;
}
interface TypedWord extends Word {
  /** Something that is or was published has it. */
  isKnown: boolean;
}

/** Words of a search that are read. */
const MAX_WORDS = 12;
/** Words that the last one may be the beginning of. */
const MAX_COMPLETIONS = 50;
/** Below this a beginning says too little, and too many words resemble it. */
const MIN_COMPLETED = 3;
const MIN_CORRECTED = 4;
/** Resembling words that are tried. */
const MAX_TRIED = 5;

/** A lexeme as a tsquery quotes it. */
const quote = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** The word with two neighbors swapped, for each pair: few trigrams survive that in a short word. */
const withSwaps = (word: string) =>
  Array.from(word.slice(1), (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));

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

  /** Stems of the words that begin like this. */
  async function findCompletions(beginning: string): Promise<string[]> {
    if (beginning.length < MIN_COMPLETED) return [];
    const found = await prisma.$queryRaw<{ stem: string }[]>`
      SELECT DISTINCT "stem" FROM "search_words"
      WHERE "kind" = ${kind} AND "word" LIKE ${`${beginning}%`}
      ORDER BY "stem" LIMIT ${MAX_COMPLETIONS}`;
    return found.map(({ stem }) => stem);
  }

  /**
   * The most similar word that published content has now; old words stay in the table for a while.
   */
  async function findCorrection(word: string): Promise<Word | null> {
    if (word.length < MIN_CORRECTED) return null;
    const swaps = Prisma.join(withSwaps(word));
    const [best] = await prisma.$queryRaw<Word[]>`
      SELECT "word", "stem" FROM (
        SELECT "word", "stem", "word" IN (${swaps}) AS "isSwapped",
          similarity("word", ${word}) AS "similarity"
        FROM "search_words"
        WHERE "kind" = ${kind} AND ("word" % ${word} OR "word" IN (${swaps}))
        ORDER BY "isSwapped" DESC, "similarity" DESC, "word" LIMIT ${MAX_TRIED}
      ) AS "resembling"
      WHERE EXISTS (
        SELECT FROM "search_documents" WHERE "kind" = ${kind}
          AND "document" @@ format('%L', "resembling"."stem")::tsquery
      )
      ORDER BY "isSwapped" DESC, "similarity" DESC, "word" LIMIT 1`;
    return best ?? null;
  }

  /**
   * The query of these words, as PostgreSQL writes it: 'heron' & ('count' | 'counti':*), and the words that
   * are searched for instead of those typed, if any; null for stop words only.
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
      // Numbers are found as they are; the lexicon has none.
      const isWord = stem !== null && !/^\d+$/.test(word);
      const isMistyped = isWord && !isKnown && completions.length === 0;
      const correction = isMistyped ? await findCorrection(word) : null;
      if (correction?.stem) {
        words[index] = correction.word;
        parts.push(quote(correction.stem));
        continue;
      }
      const lexemes = new Set([...(stem === null ? [] : [stem]), ...completions].map(quote));
      // Where the completions are all there are, they are looked up one by one: far cheaper.
      const isOpen = completions.length === 0 || completions.length === MAX_COMPLETIONS;
      if (isLast && isOpen && word.length > 1) lexemes.add(`${quote(word)}:*`);
      if (lexemes.size > 0) parts.push(`(${[...lexemes].join(" | ")})`);
    }
    if (parts.length === 0) return null;
    const isCorrected = words.some((word, index) => word !== typed[index]?.word);
    return { tsquery: parts.join(" & "), correction: isCorrected ? words.join(" ") : null };
  };
}
