import { isHidden } from "../../../lib/api/failures.ts";

/** Poll interval in ms, so that volunteers see each other's check-ins. */
export const REFRESH_MS = 10_000;

/** Query options for an event's people and counts. */
export const refreshing = {
  staleTime: REFRESH_MS,
  refetchOnWindowFocus: true,
  // Keeps unchanged entries identical, which would otherwise render again because their dates are new objects.
  structuralSharing: (known: unknown, next: unknown) =>
    JSON.stringify(known) === JSON.stringify(next) ? known : next,
  throwOnError: isHidden,
} as const;
