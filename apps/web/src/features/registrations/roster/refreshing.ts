import { isHidden } from "#lib/api/failures.ts";
import { freshQuery } from "#lib/api/freshness.ts";

/** Query options for an event's people and counts. */
export const refreshing = {
  ...freshQuery,
  // Keeps unchanged entries identical, which would otherwise render again because their dates are new objects.
  structuralSharing: (known: unknown, next: unknown) =>
    JSON.stringify(known) === JSON.stringify(next) ? known : next,
  throwOnError: isHidden,
} as const;
