import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { dateText } from "../../components/dates.ts";
import { ArticlePage } from "../../components/items/ArticlePage.tsx";
import { Badge } from "../../components/items/Badge.tsx";
import { itemQuery } from "../../components/items/itemQuery.ts";
import { newsCategoryNames } from "../../content/news.ts";
import { paths } from "../../paths.ts";

const list = { to: paths.news, all: "All news", back: "Back to News" };
const next = { title: "More news", dateText };

export const prefetchArticle: Prefetch = ({ queryClient, client, params: { id = "" } }) =>
  queryClient.prefetchQuery(itemQuery("news", id, client.news.page.query));

export function NewsArticlePage() {
  const { id = "" } = useParams();
  const { client } = trpc.useUtils();
  return (
    <ArticlePage
      query={useQuery(itemQuery("news", id, client.news.page.query))}
      title="News"
      kind="news"
      type="NewsArticle"
      list={list}
      next={next}
      pathOf={paths.newsArticle}
      labels={({ category }) => <Badge names={newsCategoryNames} value={category} />}
    />
  );
}
