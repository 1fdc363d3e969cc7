import { useSyncExternalStore } from "react";

/** The token of the link that was followed; null where it has none. */
export const tokenInAddress = () => new URLSearchParams(window.location.search).get("token");

const never = () => () => {};
const isIncomplete = () => !tokenInAddress();
const no = () => false;

/** Known to the browser alone: the page that is sent is the same for all, and says nothing. */
export const useIncompleteLink = () => useSyncExternalStore(never, isIncomplete, no);
