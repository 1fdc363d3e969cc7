/** The absolute, percent-encoded address of a path ("/news") of this site. */
export function absoluteUrl(path: string, publicUrl: string): string {
  // Joined, not resolved: "//host" would otherwise lead away from the site.
  return new URL(`${publicUrl}${path}`).href;
}
