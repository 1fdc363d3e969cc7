import { absoluteUrl } from "../../../platform/http/urls/absoluteUrl.ts";
import { escapeXml, XML_DECLARATION } from "./xml.ts";

export interface SitemapEntry {
  path: string;
  changed?: Date;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Limit of one file (sitemaps.org). 50,000 of our addresses take 8 MB; the limit is 50 MB. */
const MAX_URLS = 50_000;

function renderLocation(path: string, publicUrl: string): string {
  return `<loc>${escapeXml(absoluteUrl(path, publicUrl))}</loc>`;
}

function renderUrlSet(addresses: readonly SitemapEntry[], publicUrl: string): string {
  const urls = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<url>${renderLocation(path, publicUrl)}${lastmod}</url>\n`;
  });
  return `${XML_DECLARATION}\n<urlset xmlns="${NAMESPACE}">\n${urls.join("")}</urlset>\n`;
}

function renderIndex(names: readonly string[], publicUrl: string): string {
  const files = names.map(
    (name) => `<sitemap>${renderLocation(`/${name}.xml`, publicUrl)}</sitemap>\n`,
  );
  return `${XML_DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${files.join("")}</sitemapindex>\n`;
}

/** Renders robots.txt (RFC 9309): allows all pages, disallows the API. */
export function renderRobotsTxt(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${absoluteUrl("/sitemap.xml", publicUrl)}
`;
}

/** Counts the numbered files beside the index; 0 if one file holds all addresses. */
export function countSitemapFiles(entries: number): number {
  const files = Math.ceil(entries / MAX_URLS);
  return files > 1 ? files : 0;
}

/**
 * Renders a file of the sitemap; null for an unknown name. "sitemap" lists all addresses or, if they
 * do not fit one file, is the index of "sitemap-1", "sitemap-2", …
 * @param name without ".xml"
 */
export function renderSitemapFile(
  name: string,
  entries: readonly SitemapEntry[],
  publicUrl: string,
): string | null {
  const length = countSitemapFiles(entries.length);
  const names = Array.from({ length }, (_, i) => `sitemap-${i + 1}`);
  if (name === "sitemap") {
    return names.length > 0 ? renderIndex(names, publicUrl) : renderUrlSet(entries, publicUrl);
  }
  const start = names.indexOf(name) * MAX_URLS;
  return start < 0 ? null : renderUrlSet(entries.slice(start, start + MAX_URLS), publicUrl);
}
