import { absoluteAddress } from "../../../platform/http/addresses/absoluteAddress.ts";
import { escapeXml, XML_DECLARATION } from "./xml.ts";

/** A page that search engines should know. */
export interface SitemapAddress {
  path: string;
  changed?: Date;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** The most that one file may list (sitemaps.org). Of our addresses that is 8 MB; 50 are allowed. */
const MAX_URLS = 50_000;

function location(path: string, publicUrl: string): string {
  return `<loc>${escapeXml(absoluteAddress(path, publicUrl))}</loc>`;
}

function urlSet(addresses: readonly SitemapAddress[], publicUrl: string): string {
  const urls = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<url>${location(path, publicUrl)}${lastmod}</url>\n`;
  });
  return `${XML_DECLARATION}\n<urlset xmlns="${NAMESPACE}">\n${urls.join("")}</urlset>\n`;
}

function sitemapIndex(names: readonly string[], publicUrl: string): string {
  const files = names.map((name) => `<sitemap>${location(`/${name}.xml`, publicUrl)}</sitemap>\n`);
  return `${XML_DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${files.join("")}</sitemapindex>\n`;
}

/** How many files share this many addresses, beside the one that lists the files. */
export function sitemapFiles(addresses: number): number {
  const files = Math.ceil(addresses / MAX_URLS);
  return files > 1 ? files : 0;
}

/**
 * One file of the sitemap, by its name without ".xml"; null where there is no such file.
 * "sitemap" lists all addresses or, where they are too many for one file, the files "sitemap-1",
 * "sitemap-2", … that share them.
 */
export function sitemapFile(
  name: string,
  addresses: readonly SitemapAddress[],
  publicUrl: string,
): string | null {
  const length = sitemapFiles(addresses.length);
  const names = Array.from({ length }, (_, i) => `sitemap-${i + 1}`);
  if (name === "sitemap") {
    return names.length > 0 ? sitemapIndex(names, publicUrl) : urlSet(addresses, publicUrl);
  }
  const start = names.indexOf(name) * MAX_URLS;
  return start < 0 ? null : urlSet(addresses.slice(start, start + MAX_URLS), publicUrl);
}
