import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * A value that only the browser knows; on the server and during hydration it is `onServer`. Another value renders
 * the component again: React then replaces forms below it that are not hydrated yet, with what was typed there.
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribe, read, () => onServer);

/** Returns false on the server and during hydration, then true. */
export const useIsHydrated = () => useBrowserValue(() => true, false);

/**
 * Deletes the rosters that this device has cached (public/roster-worker.js). Insecure pages have no
 * caches.
 */
export const deleteOfflineRosters = () => void globalThis.caches?.delete("rosters");

/** By then most pages have loaded completely. */
const SETTLED_MS = 2_000;

/**
 * Runs a task when the browser is idle, with a timeout for busy browsers and for Safari, which does
 * not report idleness. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(task, { timeout: SETTLED_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, SETTLED_MS);
  return () => clearTimeout(id);
}

export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Returns true if a link may move elements from one page to the next; false on the server. */
export const canMoveElements = () =>
  typeof document === "object" && "startViewTransition" in document && !prefersReducedMotion();

/** Scrolls to an element and focuses it; smoothly, unless the user prefers reduced motion. */
export function scrollToElement(element: HTMLElement) {
  element.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
  element.focus({ preventScroll: true });
}
