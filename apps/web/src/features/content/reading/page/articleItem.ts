import type { NewsArticlePage } from "@headwaters/contracts";
import { type JsonLdItem, organizationItem } from "#ui/meta/PageMeta.tsx";
import { pictureUrl } from "#ui/meta/previewPicture.ts";
import { findPreviewPicture } from "../../sitePicture.ts";

type Described = Pick<
  NewsArticlePage,
  "title" | "preview" | "imageUrl" | "category" | "author" | "publishedAt" | "updatedAt"
>;

/**
 * An article as a schema.org NewsArticle or Article. Without an author's name, the organization is
 * the author.
 * @param path the path of its page
 */
export function articleItem(
  type: "NewsArticle" | "Article",
  article: Described,
  path: string,
  publicUrl: string,
): JsonLdItem {
  const url = publicUrl + path;
  const picture = findPreviewPicture(article.imageUrl);
  const organization = organizationItem(publicUrl);
  return {
    "@type": type,
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
