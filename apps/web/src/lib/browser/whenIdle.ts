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
