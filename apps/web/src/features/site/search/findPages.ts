import { searchedPages } from "../texts/search.ts";

const split = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds the pages with a word that begins with each of the search words, like the lists. */
export function findPages(words: string) {
  const wanted = split(words);
  if (wanted.length === 0) return [];
  return searchedPages.filter(({ title, text, words: others }) => {
    const known = split(`${title} ${text} ${others}`);
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  });
}
