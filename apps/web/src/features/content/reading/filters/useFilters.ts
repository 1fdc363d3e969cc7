import { useLocation } from "react-router-dom";
import { type FilteredList, readFilters } from "./filters.ts";

/** What the address says of this list. */
export function useFilters<List extends FilteredList>(list: List) {
  const { search } = useLocation();
  return readFilters<List["fields"]>(list, new URLSearchParams(search));
}
