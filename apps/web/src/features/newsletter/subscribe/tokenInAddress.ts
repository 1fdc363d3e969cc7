import { useSyncExternalStore } from "react";

/** The token in the address of the link; null without one. */
export const tokenInAddress = () => new URLSearchParams(window.location.search).get("token");

const never = () => () => {};
const isIncomplete = () => !tokenInAddress();
const no = () => false;

/** Only the browser knows; the server sends the same page for all tokens. */
export const useIncompleteLink = () => useSyncExternalStore(never, isIncomplete, no);
