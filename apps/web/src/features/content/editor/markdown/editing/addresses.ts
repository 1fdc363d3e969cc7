import { markdownTexts } from "../../../texts/editing/markdown.ts";

/** Paths of this site. "//host" and "/\host" leave it: browsers read both as another host. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

function hasScheme(address: string, schemes: readonly string[]): boolean {
  // Browsers read "https:river" as an address of this site, so a host is required.
  if (/^https?:/i.test(address) && !/^https?:\/\/[^/\s]/i.test(address)) return false;
  return URL.canParse(address) && schemes.includes(new URL(address).protocol);
}

/** Explains why a link is invalid; null if it is valid. */
export function linkTrouble(typed: string): string | null {
  const address = typed.trim();
  if (!address) return markdownTexts.link.missing;
  const isFine = isOwn(address) || hasScheme(address, ["https:", "http:", "mailto:"]);
  return isFine ? null : markdownTexts.link.refused;
}
