import { isHidden } from "#lib/api/failures.ts";

/** Logs errors of error boundaries, except those that show the 404 page. */
export function logCaught(error: unknown) {
  if (!isHidden(error)) console.error(error);
}
