import { markdownTexts } from "../../../texts/editing/markdown.ts";

/** Of this site. "//host" and "/\host" leave it: browsers read both as another host. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

function hasScheme(address: string, schemes: readonly string[]): boolean {
  // A host must be there: browsers read "https:river" as an address of this site.
  if (/^https?:/i.test(address) && !/^https?:\/\/[^/\s]/i.test(address)) return false;
  return URL.canParse(address) && schemes.includes(new URL(address).protocol);
}

/** Why a link cannot lead there; null where it can. */
export function linkTrouble(typed: string): string | null {
  const address = typed.trim();
  if (!address) return markdownTexts.link.missing;
  const isFine = isOwn(address) || hasScheme(address, ["https:", "http:", "mailto:"]);
  return isFine ? null : markdownTexts.link.refused;
}
