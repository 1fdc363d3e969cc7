/** The parameter with the token in the mailed link: /reset-password?token=…. */
const TOKEN = "token";

/** The server sees only that there is a token, never its value. */
export const TOKEN_GIVEN = `?${TOKEN}=given`;

/** Reads the token of the link; null unless there is exactly one. */
export function readToken(query: URLSearchParams): string | null {
  const [token, ...others] = query.getAll(TOKEN);
  return others.length === 0 ? token?.trim() || null : null;
}
