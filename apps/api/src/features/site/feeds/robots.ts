import { absoluteAddress } from "../../../platform/http/addresses/absoluteAddress.ts";

/** robots.txt (RFC 9309): all pages are open; the API has nothing that a search could show. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${absoluteAddress("/sitemap.xml", publicUrl)}
`;
}
