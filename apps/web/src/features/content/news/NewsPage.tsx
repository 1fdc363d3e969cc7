import { useIsSignedIn } from "#features/accounts";
import { PageParts } from "#layout/PageParts.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PAGE, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { Notice } from "#ui/page/notices.tsx";
import { emptyNews } from "#ui/pictures/pictures.ts";
import { newsList } from "../contentTypes.ts";
import { AddContent } from "../create/AddContent.tsx";
import { ListPageHead } from "../lists/ListPageHead.tsx";
import lists from "../lists/SearchableList.module.css";
import { SearchableList } from "../lists/SearchableList.tsx";
import { NewsCard } from "./NewsCard.tsx";
import { newsBar, newsTexts } from "./texts.ts";

export const prefetch: Prefetch = ({ queries, query }) =>
  queries.news.cards.prefetchInfinite({ ...PAGE, ...readFilters(newsList, query) });

const labels = {
  failure: "The news could not be loaded",
  more: "Show older news",
  moreFailure: "Older news could not be loaded.",
};

export default function NewsPage() {
  const isSignedIn = useIsSignedIn();
  const query = trpc.news.cards.useInfiniteQuery({ ...PAGE, ...useFilters(newsList) }, paging);
  const { hero, empty, add } = newsTexts;
  return (
    <>
      <ListPageHead list={newsList} bar={newsBar} hero={hero} texts={newsTexts} />
      <div className={lists.listPage}>
        <SearchableList
          list={newsList}
          bar={newsBar}
          action={<AddContent kind="news" label={add} />}
          level={2}
          query={query}
          layout="lead"
          labels={labels}
          empty={
            <Notice level={2} title={empty.title} picture={emptyNews}>
              <p>{isSignedIn ? empty.author : empty.text}</p>
              <LinkButton to={paths.education}>Explore Our Programs</LinkButton>
            </Notice>
          }
        >
          {(article, fetched) => (
            <NewsCard
              article={article}
              level={2}
              more={
                <>
                  Read More <Arrow to="right" />
                </>
              }
              layout={fetched ? "wide" : "upright"}
              fetched={fetched}
            />
          )}
        </SearchableList>
      </div>
      <PageParts />
    </>
  );
}
