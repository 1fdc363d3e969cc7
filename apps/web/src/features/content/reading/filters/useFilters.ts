import { useLocation } from "react-router-dom";
import { type FilteredList, readFilters } from "./filters.ts";

/** The list's filters in the address. */
export function useFilters<List extends FilteredList>(list: List) {
  const { search } = useLocation();
  return readFilters<List["fields"]>(list, new URLSearchParams(search));
}
