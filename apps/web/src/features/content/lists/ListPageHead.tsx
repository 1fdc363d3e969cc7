import { Hero, type HeroProps } from "#layout/Hero.tsx";
import {
  type FilteredList,
  type Filters,
  type ListBarTexts,
  useFilters,
  writeFilters,
} from "#ui/lists/filters.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";

interface ListPageHeadProps {
  list: FilteredList;
  bar: ListBarTexts;
  hero: HeroProps["picture"];
  texts: { title: string; description: string; eyebrow: string; lead: string };
}

/**
 * Meta elements and hero of a list page. The document's title and canonical address name the chosen
 * filters; searches are not indexed.
 */
export function ListPageHead({ list, bar, hero, texts }: ListPageHeadProps) {
  const { title, description, eyebrow, lead } = texts;
  const { search, ...chosen }: Filters = useFilters(list);
  const names = bar.choices.flatMap(({ field, names }) => {
    const value = (chosen as Partial<Record<string, string>>)[field];
    return value === undefined ? [] : (names[value] ?? []);
  });
  return (
    <>
      <PageMeta
        title={[...names, title].join(" · ")}
        description={description}
        {...(search === undefined && { path: list.path + writeFilters(chosen) })}
      />
      {/** The picture of the first card is larger. */}
      <Hero size="list" fetched="early" picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
    </>
  );
}
