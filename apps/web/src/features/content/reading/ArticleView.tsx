import type { EducationArticlePage, NewsArticlePage } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { type ItemQuery, QueryView } from "#ui/lists/QueryView.tsx";
import { type JsonLdItem, organizationItem, PageMeta } from "#ui/meta/PageMeta.tsx";
import { pictureUrl } from "#ui/meta/previewPicture.ts";
import { findPreviewPicture } from "../contentPictures.ts";
import { contentPaths } from "../contentTypes.ts";
import { ContentArticle, type ListLinks, type NeighborLabels } from "./ContentArticle.tsx";

type ArticleType = "news" | "education";
/** Shared properties of news and education articles. */
type Article = Pick<NewsArticlePage, keyof (NewsArticlePage | EducationArticlePage)>;

interface ArticleViewProps<Item> {
  query: ItemQuery<Item>;
  /** Name of the page while there is nothing to show. */
  title: string;
  kind: ArticleType;
  list: ListLinks;
  neighborLabels: NeighborLabels;
  labels: (article: Item) => ReactNode;
}

/** The page of a news or education article. */
export function ArticleView<Item extends Article>(props: ArticleViewProps<Item>) {
  const { query, title, kind, list, neighborLabels, labels } = props;
  return (
    <QueryView query={query} title={title} failure="This article could not be loaded">
      {(article) => (
        <>
          <PageMeta
            title={article.title}
            description={article.preview}
            path={contentPaths[kind](article.id)}
            picture={findPreviewPicture(article.imageUrl, article.imageAlt)}
            article={{
              published: article.publishedAt,
              changed: article.updatedAt,
              section: article.category,
            }}
            about={(publicUrl) => buildArticleJsonLd(kind, article, publicUrl)}
          />
          <ContentArticle
            kind={kind}
            item={article}
            list={list}
            neighborLabels={neighborLabels}
            labels={labels(article)}
            lead={article.excerpt}
          />
        </>
      )}
    </QueryView>
  );
}

/**
 * An article as a schema.org NewsArticle or Article. Without an author's name, the organization is
 * the author.
 */
function buildArticleJsonLd(kind: ArticleType, article: Article, publicUrl: string): JsonLdItem {
  const url = publicUrl + contentPaths[kind](article.id);
  const picture = findPreviewPicture(article.imageUrl);
  const organization = organizationItem(publicUrl);
  return {
    "@type": kind === "news" ? "NewsArticle" : "Article",
    headline: article.title,
    description: article.preview,
    ...(picture && { image: [pictureUrl(picture, publicUrl)] }),
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    articleSection: article.category,
    url,
    mainEntityOfPage: url,
    author: article.author ? { "@type": "Person", name: article.author } : organization,
    publisher: organization,
  };
}
