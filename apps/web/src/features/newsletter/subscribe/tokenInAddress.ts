import { useBrowserValue } from "#lib/browser.ts";

/** The token in the address of the link; null without one. */
export const tokenInAddress = () => new URLSearchParams(window.location.search).get("token");

/** Only the browser knows; the server sends the same page for all tokens. */
export const useIncompleteLink = () => useBrowserValue(() => !tokenInAddress(), false);
