import { extname } from "node:path/posix";
import { type NewsArticle, organization, preview } from "@headwaters/contracts";
import { absoluteUrl } from "../../../platform/http/urls/absoluteUrl.ts";
import { escapeXml, XML_DECLARATION } from "./xml.ts";

/** The fields of a news article that the feed shows. */
export type FeedArticle = Pick<
  NewsArticle,
  "id" | "title" | "excerpt" | "content" | "category" | "imageUrl" | "createdAt" | "updatedAt"
>;

interface FeedSite {
  publicUrl: string;
  articlePath: (id: string) => string;
}

const PICTURE_TYPES = new Map([
  [".avif", "image/avif"],
  [".gif", "image/gif"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".webp", "image/webp"],
]);

function renderEnclosure(imageUrl: string, publicUrl: string): string {
  const url = URL.parse(imageUrl.startsWith("/") ? `${publicUrl}${imageUrl}` : imageUrl);
  const type = url && PICTURE_TYPES.get(extname(url.pathname).toLowerCase());
  return type ? `<link rel="enclosure" type="${type}" href="${escapeXml(url.href)}"/>\n` : "";
}

// A summary without content: feed readers link to the page, which renders tables and pictures as
// their author saw them. Entries name no author: the organization is the feed's author.
function renderEntry(article: FeedArticle, { publicUrl, articlePath }: FeedSite): string {
  const { id, title, category, imageUrl, createdAt, updatedAt } = article;
  const page = absoluteUrl(articlePath(id), publicUrl);
  return `<entry>
<id>urn:uuid:${escapeXml(id)}</id>
<title type="text">${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${imageUrl ? renderEnclosure(imageUrl, publicUrl) : ""}<published>${createdAt.toISOString()}</published>
<updated>${updatedAt.toISOString()}</updated>
<category term="${escapeXml(category)}"/>
<summary type="text">${escapeXml(preview(article))}</summary>
</entry>
`;
}

/** Renders the Atom feed (RFC 4287), served as /feed.xml. */
export function renderNewsFeed(articles: readonly FeedArticle[], site: FeedSite): string {
  const self = escapeXml(absoluteUrl("/feed.xml", site.publicUrl));
  const home = escapeXml(absoluteUrl("/", site.publicUrl));
  // An empty feed has a constant date, so that its bytes do not change.
  const updated = new Date(Math.max(0, ...articles.map((article) => article.updatedAt.getTime())));
  return `${XML_DECLARATION}
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id>
<title type="text">${escapeXml(organization.name)}</title>
<subtitle type="text">${escapeXml(organization.tagline)}</subtitle>
<updated>${updated.toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${home}"/>
<author><name>${escapeXml(organization.name)}</name></author>
${articles.map((article) => renderEntry(article, site)).join("")}</feed>
`;
}
