import type { NewsArticlePage as Article } from "@headwaters/contracts";
import { useParams } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { formatDate } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import type { ItemQuery } from "#ui/lists/QueryView.tsx";
import { newsCategoryNames } from "../contentNames.ts";
import { newsList } from "../contentTypes.ts";
import { ArticleView } from "../reading/ArticleView.tsx";
import { DraftBoundary, loadContent, prefetchContent } from "../reading/DraftBoundary.tsx";

const list = { to: paths.news, all: "All news", back: "Back to News" };
const neighborLabels = { title: "More news", formatDate };

export const prefetch = prefetchContent("news");
export const loader = loadContent("news");

export default function NewsArticlePage() {
  const { id = "" } = useParams();
  return <NewsArticle query={trpc.news.page.useQuery({ id })} />;
}

export const ErrorBoundary = () => (
  <DraftBoundary kind="news">{(query) => <NewsArticle query={query} />}</DraftBoundary>
);

function NewsArticle({ query }: { query: ItemQuery<Article> }) {
  return (
    <ArticleView
      query={query}
      title="News"
      kind="news"
      list={list}
      neighborLabels={neighborLabels}
      labels={({ category }) => (
        <Badge
          names={newsCategoryNames}
          value={category}
          to={filteredPath(newsList, { category })}
        />
      )}
    />
  );
}
