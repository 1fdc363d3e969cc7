import { Link, useLocation } from "react-router-dom";
import { SearchForm } from "#layout/SearchForm.tsx";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { formatFound, formatNothingFound } from "#ui/lists/texts.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import classes from "./SearchPage.module.css";
import { readTerms } from "./searchTerms.ts";
import { searchTexts } from "./texts.ts";
import { prefetchHits, useHits } from "./useHits.ts";

export const prefetch: Prefetch = async ({ query, queries }) => {
  const terms = readTerms(query);
  if (terms) await prefetchHits(queries, terms);
};

/** Results in news, events, education and pages for the terms in the URL. */
export default function SearchPage() {
  const terms = readTerms(new URLSearchParams(useLocation().search)) ?? "";
  const { groups, count, hasMore, correction, isPending, isFailed } = useHits(terms);
  const { title, eyebrow, description, empty, nothing, failed, more } = searchTexts;

  function formatStatus(): string {
    if (!terms) return empty;
    if (isPending) return "";
    if (count > 0) return formatFound(count, hasMore, terms, correction);
    return isFailed ? "" : formatNothingFound(terms);
  }

  return (
    <>
      <PageMeta title={terms ? `${terms} · ${title}` : title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={title}>
        <div className={classes.form}>
          <SearchForm words={terms} />
        </div>
      </QuietHeader>
      <div className={classes.page}>
        <p role="status" className={shared.soft}>
          {formatStatus()}
        </p>
        {isFailed && <p role="alert">{failed}</p>}
        {groups.map((group) => (
          <section key={group.title} className={classes.group}>
            <h2>{group.title}</h2>
            <ul className={classes.hits}>
              {group.hits.map((hit) => (
                <li key={hit.to}>
                  <h3>
                    <Link to={hit.to}>{hit.title}</Link>
                  </h3>
                  {hit.date && (
                    <p className={`${shared.soft} ${classes.date}`}>
                      <DateText date={hit.date} />
                    </p>
                  )}
                  <p>{hit.preview}</p>
                </li>
              ))}
            </ul>
            {group.more && <Link to={group.more}>{more(group.title)}</Link>}
          </section>
        ))}
        {count === 0 && !isPending && (
          <>
            {terms && <p>{nothing}</p>}
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
