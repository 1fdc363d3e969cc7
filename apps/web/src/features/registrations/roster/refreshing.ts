import { isHidden } from "../../../lib/api/failures.ts";

/** Volunteers see each other's check-ins. */
export const REFRESH_MS = 10_000;

/** Options of the queries of an event's people and their numbers. */
export const refreshing = {
  staleTime: REFRESH_MS,
  refetchOnWindowFocus: true,
  // Keeps unchanged entries identical, which would otherwise render again because their dates are new objects.
  structuralSharing: (known: unknown, next: unknown) =>
    JSON.stringify(known) === JSON.stringify(next) ? known : next,
  throwOnError: isHidden,
} as const;
