import { isHidden } from "../lib/api/failures.ts";

/** Logs what an error boundary has caught. The 404 page is no failure. */
export function logCaught(error: unknown) {
  if (!isHidden(error)) console.error(error);
}
