/** Names the token in the link that was mailed: /reset-password?token=…. */
const TOKEN = "token";

/** The server learns that there is a token, never its value. */
export const TOKEN_GIVEN = `?${TOKEN}=given`;

/** The token of the link, or null; a link of ours has exactly one. */
export function readToken(query: URLSearchParams): string | null {
  const [token, ...others] = query.getAll(TOKEN);
  return others.length === 0 ? token?.trim() || null : null;
}
