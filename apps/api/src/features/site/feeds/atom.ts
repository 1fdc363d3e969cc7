import { extname } from "node:path/posix";
import { type NewsArticle, organization, preview } from "@headwaters/contracts";
import { absoluteAddress } from "../../../platform/http/addresses/absoluteAddress.ts";
import { escapeXml, XML_DECLARATION } from "./xml.ts";

interface FeedSite {
  publicUrl: string;
  /** The path of an article's page. */
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

function enclosure(imageUrl: string, publicUrl: string): string {
  const url = URL.parse(imageUrl.startsWith("/") ? `${publicUrl}${imageUrl}` : imageUrl);
  const type = url && PICTURE_TYPES.get(extname(url.pathname).toLowerCase());
  return type ? `<link rel="enclosure" type="${type}" href="${escapeXml(url.href)}"/>\n` : "";
}

// A summary and no content: readers then show it with a link to the page, where tables, pictures
// and links look as their author saw them. Authors are not named: the organisation speaks.
function entry(article: NewsArticle, { publicUrl, articlePath }: FeedSite): string {
  const { id, title, category, imageUrl, createdAt, updatedAt } = article;
  const page = absoluteAddress(articlePath(id), publicUrl);
  return `<entry>
<id>urn:uuid:${escapeXml(id)}</id>
<title type="text">${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${imageUrl ? enclosure(imageUrl, publicUrl) : ""}<published>${createdAt.toISOString()}</published>
<updated>${updatedAt.toISOString()}</updated>
<category term="${escapeXml(category)}"/>
<summary type="text">${escapeXml(preview(article))}</summary>
</entry>
`;
}

/** The Atom feed (RFC 4287) of these articles, to be served as /feed.xml. */
export function newsFeed(articles: readonly NewsArticle[], site: FeedSite): string {
  const self = escapeXml(absoluteAddress("/feed.xml", site.publicUrl));
  const home = escapeXml(absoluteAddress("/", site.publicUrl));
  // A feed without articles has always been so, and says the same each time.
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
${articles.map((article) => entry(article, site)).join("")}</feed>
`;
}
