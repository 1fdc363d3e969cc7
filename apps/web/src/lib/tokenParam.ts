import { useSearchParams } from "react-router-dom";
import { useBrowserValue } from "./browser.ts";

/** The parameter with the token in a mailed link: /reset-password?token=…. */
const TOKEN = "token";

/** The server sees only that there is a token, never its value. */
export const TOKEN_GIVEN = `?${TOKEN}=given`;

/** Reads the token of the link, in a browser by default the page's own; null unless there is exactly one. */
export function readToken(query = new URLSearchParams(window.location.search)): string | null {
  const [token, ...others] = query.getAll(TOKEN);
  return others.length === 0 ? token?.trim() || null : null;
}

/**
 * The token of the page's link; null without one, and undefined until hydration, as the server sends the same page for
 * all tokens.
 */
export function useToken(): string | null | undefined {
  const [query] = useSearchParams();
  const token = useBrowserValue<string | null | undefined>(readToken, undefined);
  return readToken(query) === null ? null : token;
}
