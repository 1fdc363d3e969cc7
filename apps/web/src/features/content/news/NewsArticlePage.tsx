import { useParams } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatDate } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { newsCategoryNames } from "../contentNames.ts";
import { newsList } from "../contentTypes.ts";
import { ArticleView } from "../reading/ArticleView.tsx";

const list = { to: paths.news, all: "All news", back: "Back to News" };
const neighborLabels = { title: "More news", formatDate };

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
