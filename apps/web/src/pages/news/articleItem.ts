import type { NewsArticlePage } from "@headwaters/contracts";
import { previewOf } from "../../components/ownPicture.ts";
import { type JsonLdItem, organizationItem } from "../../layout/JsonLd.tsx";
import { pictureUrl } from "../../layout/previewPicture.ts";
import { paths } from "../../paths.ts";

/** An article as schema.org's NewsArticle. The organisation speaks: authors' names are not published. */
export function articleItem(article: NewsArticlePage, publicUrl: string): JsonLdItem {
  const url = publicUrl + paths.newsArticle(article.id);
  const picture = previewOf(article.imageUrl);
  const organization = organizationItem(publicUrl);
  return {
    "@type": "NewsArticle",
    headline: article.title,
    description: article.preview,
    ...(picture && { image: [pictureUrl(picture, publicUrl)] }),
    datePublished: article.createdAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    articleSection: article.category,
    url,
    mainEntityOfPage: url,
    author: organization,
    publisher: organization,
  };
}
