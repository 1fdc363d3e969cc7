/** A word in a text: letters with their marks, and digits. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Maximum words of a search; further ones are ignored. */
const MAX_WORDS = 12;

/** Endings in which forms of a word differ: "herons" finds "heron", "families" finds "family". */
const ENDING = /(?<=^.{4,})(?:ies|ing|es|ed|s)$/u;

/** Words of a question that say nothing about its subject. */
const STOP_WORDS = new Set(
  "a an and are at can do does for from how i in is it me my of on or our the there to us we what when where which who why with you your".split(
    " ",
  ),
);

/** A word without accents and case. */
const fold = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text, without accents and case. */
export const splitWords = (text: string): string[] => (text.match(WORD) ?? []).map(fold);

/** The beginnings of words that a search looks for. */
export function readSearchWords(search: string): string[] {
  const words = [...new Set(splitWords(search))].slice(0, MAX_WORDS);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => word.replace(ENDING, ""));
}

/** Returns true if each search word begins one of the words. */
export const matchesAll = (words: readonly string[], searchWords: readonly string[]): boolean =>
  searchWords.length > 0 &&
  searchWords.every((begin) => words.some((word) => word.startsWith(begin)));

/** A piece of a text; marked if it is a word that a search looks for. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
}

/** Splits a text at the words that begin with one of the search words. */
export function markWords(text: string, searchWords: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (piece: string, isMarked: boolean) => {
    if (piece) pieces.push({ text: piece, isMarked });
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!searchWords.some((begin) => fold(word).startsWith(begin))) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}
