import {
  type FilteredList,
  type Filters,
  type ListBarTexts,
  useFilters,
  writeFilters,
} from "#ui/lists/filters.ts";

/** Title and canonical address of a filtered list; searches are not indexed. */
export function useListMeta(list: FilteredList, { choices }: ListBarTexts, title: string) {
  const { search, ...chosen }: Filters = useFilters(list);
  const names = choices.flatMap(({ field, names }) => {
    const value = (chosen as Partial<Record<string, string>>)[field];
    return value === undefined ? [] : (names[value] ?? []);
  });
  return {
    title: [...names, title].join(" · "),
    ...(search === undefined && { path: list.path + writeFilters(chosen) }),
  };
}
