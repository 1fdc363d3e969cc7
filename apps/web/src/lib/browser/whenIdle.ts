/** For browsers without requestIdleCallback (Safari): by then the page has mostly settled. */
const SETTLED_MS = 2_000;

/** Runs a task when the browser is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(task);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, SETTLED_MS);
  return () => clearTimeout(id);
}
