import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { trpc } from "../../../lib/api/client.ts";
import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { paths } from "../../../lib/paths.ts";
import { Badge } from "../reading/Badge.tsx";
import { contentQuery } from "../reading/contentQuery.ts";
import { ArticlePage } from "../reading/page/ArticlePage.tsx";
import { newsCategoryNames } from "../texts/news.ts";

const list = { to: paths.news, all: "All news", back: "Back to News" };
const next = { title: "More news", dateText: formatDate };

export const prefetch: Prefetch = ({ queryClient, client, params: { id = "" } }) =>
  queryClient.prefetchQuery(contentQuery("news", id, client.news.page.query));

export default function NewsArticlePage() {
  const { id = "" } = useParams();
  const { client } = trpc.useUtils();
  return (
    <ArticlePage
      query={useQuery(contentQuery("news", id, client.news.page.query))}
      title="News"
      kind="news"
      type="NewsArticle"
      list={list}
      next={next}
      toPath={paths.newsArticle}
      labels={({ category }) => <Badge names={newsCategoryNames} value={category} />}
    />
  );
}
