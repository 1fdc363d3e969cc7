import { splitWords } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";

/** The words of an entry of the site's own pages. */
interface EntryWords {
  titleWords: readonly string[];
  words: readonly string[];
}

/** Trigram similarity from which a word is taken for a mistyped one; "Okafer" is 0.4 like "Okafor". */
const SIMILAR = 0.35;
const MIN_LENGTH = 4;

/**
 * Replaces the words of a search that no entry has by the most similar words of titles, so that a
 * mistyped name finds the person. Returns null if a word is like none.
 */
export async function correctByTitles(
  prisma: PrismaClient,
  search: string,
  entries: readonly EntryWords[],
): Promise<string | null> {
  const typed = splitWords(search);
  const isKnown = (word: string) =>
    entries.some(({ words }) => words.some((one) => one.startsWith(word)));
  const unknown = typed.filter((word) => word.length >= MIN_LENGTH && !isKnown(word));
  if (unknown.length === 0) return null;
  const titleWords = [...new Set(entries.flatMap((entry) => entry.titleWords))];
  const found = await prisma.$queryRaw<{ typed: string; word: string }[]>`
    SELECT DISTINCT ON ("typed") "typed", "word"
    FROM unnest(${unknown}::text[]) AS "typed", unnest(${titleWords}::text[]) AS "word"
    WHERE similarity("typed", "word") >= ${SIMILAR}
    ORDER BY "typed", similarity("typed", "word") DESC, "word"`;
  const corrected = new Map(found.map(({ typed, word }) => [typed, word]));
  if (unknown.some((word) => !corrected.has(word))) return null;
  return typed.map((word) => corrected.get(word) ?? word).join(" ");
}

/** Sorts the corrections of a search, the most similar first, each once. */
export async function sortBySimilarity(
  prisma: PrismaClient,
  search: string,
  corrections: readonly (string | null | undefined)[],
): Promise<string[]> {
  const given = [...new Set(corrections.filter((one) => typeof one === "string"))];
  if (given.length < 2) return given;
  const sorted = await prisma.$queryRaw<{ text: string }[]>`
    SELECT "text" FROM unnest(${given}::text[]) AS "text"
    ORDER BY similarity("text", ${search}) DESC`;
  return sorted.map(({ text }) => text);
}
