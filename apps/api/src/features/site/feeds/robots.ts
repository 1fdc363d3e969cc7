import { absoluteAddress } from "../../../platform/http/addresses/absoluteAddress.ts";

/** Renders robots.txt (RFC 9309): allows all pages, disallows the API. */
export function renderRobotsTxt(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${absoluteAddress("/sitemap.xml", publicUrl)}
`;
}
