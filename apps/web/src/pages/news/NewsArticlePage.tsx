import { Button } from "@mantine/core";
import { useParams } from "react-router-dom";
import type { Prefetch } from "../../api/prefetch.ts";
import { Notice } from "../../components/Notice.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import { Article } from "./Article.tsx";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";
import { articleQuery, useArticle } from "./useArticle.ts";

export const prefetchArticle: Prefetch = ({ queryClient, client, params: { id = "" } }) =>
  queryClient.prefetchQuery(articleQuery(client, id));

export function NewsArticlePage() {
  const { id = "" } = useParams();
  const article = useArticle(id);
  if (article.isPending) return <ArticleSkeleton />;
  if (article.data) return <Article article={article.data} />;
  if (!article.error) return <NotFoundPage />;
  return (
    <div style={{ "--hw-notice-inset": "var(--hw-gutter)" } as React.CSSProperties}>
      <PageMeta title="News" description="This article could not be loaded." />
      <Notice level={1} title="This article could not be loaded">
        <p>{article.error.message}</p>
        <Button loading={article.isFetching} onClick={() => article.refetch()}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
