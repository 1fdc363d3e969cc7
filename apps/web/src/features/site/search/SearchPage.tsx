import type { ContentKind, SearchGroup } from "@headwaters/contracts";
import { Link, useLocation } from "react-router-dom";
import { SearchForm } from "#layout/SearchForm.tsx";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import bar from "#ui/lists/ListBar.module.css";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { Hit, Marked } from "./SearchHit.tsx";
import classes from "./SearchPage.module.css";
import { formatTerms, readTerms, type Terms } from "./searchTerms.ts";
import { searchTexts } from "./texts.ts";
import { prefetchSearch, useSiteSearch } from "./useSiteSearch.ts";

export const prefetch: Prefetch = async ({ query, queries }) => {
  const terms = readTerms(query);
  if (terms.search) await prefetchSearch(queries, terms);
};

/** The results for the search in the URL, with a link for each kind of results. */
export default function SearchPage() {
  const terms = readTerms(new URLSearchParams(useLocation().search));
  const { search } = terms;
  const results = useSiteSearch(terms);
  const { title, eyebrow, description, nothing, elsewhere, failed } = searchTexts;
  return (
    <>
      <PageMeta title={search ? `${search} · ${title}` : title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={title}>
        <div className={classes.form}>
          <SearchForm words={search} />
        </div>
      </QuietHeader>
      <div className={classes.page}>
        <Kinds terms={terms} results={results} />
        <p role="status" className={shared.soft}>
          {results.status}
        </p>
        {results.isFailed && <LoadFailure title={failed} query={results.query} />}
        <div className={classes.groups} aria-busy={results.isOutdated}>
          {results.groups.map((group) => (
            <Group key={group.kind} group={group} terms={terms} words={results.words} />
          ))}
        </div>
        {results.isEmpty && (
          <>
            {search && (
              <p>
                {nothing} {elsewhere}
              </p>
            )}
            <div className={shared.row}>
              <LinkButton to={paths.events}>See All Events</LinkButton>
              <LinkButton to={paths.news} variant="default">
                Read the News
              </LinkButton>
              <LinkButton to={paths.contact} variant="default">
                Ask Us
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </>
  );
}

interface KindsProps {
  terms: Terms;
  results: ReturnType<typeof useSiteSearch>;
}

/** A link to the results of each kind, with their number. */
function Kinds({ terms: { search = "" }, results: { tabs, kind: shown } }: KindsProps) {
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={searchTexts.kinds} data-no-print>
      <ul className={bar.chips}>
        {tabs.map(({ kind, name, count }) => (
          <li key={name}>
            <Link
              className={bar.chip}
              to={paths.search + formatTerms({ search, ...(kind && { kind }) })}
              aria-current={kind === shown ? "page" : undefined}
              preventScrollReset
            >
              {name} <span className={classes.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The list with all results of a kind of content. */
const lists: Record<ContentKind, string> = {
  events: `${paths.events}?`,
  news: `${paths.news}?`,
  education: `${paths.education}?`,
  pastEvents: `${paths.events}?when=past&`,
};

/** The page with more results of a group than it has here; null if there are none. */
function findMore({ kind, count, hits }: SearchGroup, { search = "", kind: chosen }: Terms) {
  if (count <= hits.length) return null;
  if (kind in lists) return `${lists[kind as ContentKind]}search=${encodeURIComponent(search)}`;
  return kind === chosen ? null : paths.search + formatTerms({ search, kind });
}

interface GroupProps {
  group: SearchGroup;
  terms: Terms;
  words: readonly string[];
}

/** The results of one kind. */
function Group({ group, terms, words }: GroupProps) {
  const name = searchTexts.groups[group.kind];
  const more = findMore(group, terms);
  return (
    <section className={classes.group}>
      <h2>{name}</h2>
      <ul className={classes.hits}>
        {group.hits.map((hit) => (
          <li key={hit.path}>
            <Hit kind={group.kind} hit={hit} words={words}>
              <h3 dir="auto">
                <Link to={hit.path}>
                  <Marked text={hit.title} words={words} />
                </Link>
              </h3>
            </Hit>
          </li>
        ))}
      </ul>
      {more && <Link to={more}>{searchTexts.more(name)}</Link>}
    </section>
  );
}
