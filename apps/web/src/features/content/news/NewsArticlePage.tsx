import { useParams } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatDate } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { newsList } from "../contentLists.ts";
import { ArticleView } from "../reading/page/ArticleView.tsx";
import { newsCategoryNames } from "../texts/reading/news.ts";

const list = { to: paths.news, all: "All news", back: "Back to News" };
const next = { title: "More news", dateText: formatDate };

export const prefetch: Prefetch = ({ queries, params: { id = "" } }) =>
  queries.news.page.prefetch({ id });

export default function NewsArticlePage() {
  const { id = "" } = useParams();
  const query = trpc.news.page.useQuery({ id });
  return (
    <ArticleView
      query={query}
      title="News"
      kind="news"
      type="NewsArticle"
      list={list}
      next={next}
      toPath={paths.newsArticle}
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
