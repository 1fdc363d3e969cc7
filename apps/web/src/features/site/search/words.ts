import { paths } from "../../../lib/paths.ts";
import { readFilters } from "../../content/index.ts";

const anything = { path: paths.search, fields: {} };

/** The words that the address of the search asks for, as the lists read theirs. */
export const readWords = (query: URLSearchParams): string | undefined =>
  readFilters(anything, new URLSearchParams({ search: query.get("q") ?? "" })).search;

/** The query string that asks for them. */
export const writeWords = (words: string | undefined) =>
  words ? `?${new URLSearchParams({ q: words })}` : "";
