import type { EducationArticlePage, NewsArticlePage } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { type ItemQuery, QueryView } from "#ui/lists/QueryView.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { findPreviewPicture } from "../../sitePicture.ts";
import { articleItem } from "./articleItem.ts";
import { ContentArticle, type ListLinks } from "./ContentArticle.tsx";
import type { NeighborWords } from "./Neighbors.tsx";

/** Shared properties of news and education articles. */
type AnyArticle = Pick<NewsArticlePage, keyof NewsArticlePage & keyof EducationArticlePage>;

interface ArticleViewProps<Article> {
  query: ItemQuery<Article>;
  /** Name of the page while there is nothing to show. */
  title: string;
  kind: "news" | "education";
  type: "NewsArticle" | "Article";
  list: ListLinks;
  next: NeighborWords;
  toPath: (id: string) => string;
  labels: (article: Article) => ReactNode;
}

/** The page of a news or education article. */
export function ArticleView<Article extends AnyArticle>({
  query,
  title,
  kind,
  type,
  list,
  next,
  toPath,
  labels,
}: ArticleViewProps<Article>) {
  return (
    <QueryView query={query} title={title} failure="This article could not be loaded">
      {(article) => (
        <>
          <PageMeta
            title={article.title}
            description={article.preview}
            path={toPath(article.id)}
            picture={findPreviewPicture(article.imageUrl, article.imageAlt)}
            article={{
              published: article.publishedAt,
              changed: article.updatedAt,
              section: article.category,
            }}
            about={(publicUrl) => articleItem(type, article, toPath(article.id), publicUrl)}
          />
          <ContentArticle
            kind={kind}
            item={article}
            list={list}
            next={next}
            toPath={toPath}
            labels={labels(article)}
            lead={article.excerpt}
          />
        </>
      )}
    </QueryView>
  );
}
