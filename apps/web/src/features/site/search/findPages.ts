import { searchedPages } from "../texts/search.ts";

const split = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The pages in which each of the words begins a word, as in the lists. */
export function findPages(words: string) {
  const wanted = split(words);
  if (wanted.length === 0) return [];
  return searchedPages.filter(({ title, text, words: others }) => {
    const known = split(`${title} ${text} ${others}`);
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  });
}
