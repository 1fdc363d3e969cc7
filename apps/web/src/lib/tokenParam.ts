/** The parameter with the token in a mailed link: /reset-password?token=…. */
const TOKEN = "token";

/** The server sees only that there is a token, never its value. */
export const TOKEN_GIVEN = `?${TOKEN}=given`;

/** Reads the token of the link, in a browser by default the page's own; null unless there is exactly one. */
export function readToken(query = new URLSearchParams(window.location.search)): string | null {
  const [token, ...others] = query.getAll(TOKEN);
  return others.length === 0 ? token?.trim() || null : null;
}
