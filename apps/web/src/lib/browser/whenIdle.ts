/** By then a page has mostly settled. */
const SETTLED_MS = 2_000;

/**
 * Runs a task when the browser is idle, after two seconds at the latest: a busy one may not be for
 * minutes, and Safari does not tell. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(task, { timeout: SETTLED_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, SETTLED_MS);
  return () => clearTimeout(id);
}
