import type { RegistrationNumbers, Roster } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api/client.ts";
import { isForbidden, isMissing } from "../../../lib/api/failures.ts";
import { CONTENT } from "../../content/index.ts";

/** Volunteers see each other's check-ins. */
export const REFRESH_MS = 10_000;

/** Keeps unchanged entries identical, which would otherwise render again because their dates are new objects. */
function sameIfEqual(known: unknown, next: unknown): unknown {
  return JSON.stringify(known) === JSON.stringify(next) ? known : next;
}

/** The result of a call; null for unknown events, or without permission. */
async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error) || isForbidden(error)) return null;
    throw error;
  }
}

/** Who comes to an event. */
export const rosterQuery = (client: ApiClient, eventId: string) =>
  queryOptions({
    queryKey: [CONTENT, "events", eventId, "roster"],
    queryFn: ({ signal }) =>
      orNull<Roster>(client.registrations.roster.query({ id: eventId }, { signal })),
    structuralSharing: sameIfEqual,
    staleTime: REFRESH_MS,
  });

/** The counts of an event, and whether the caller may see the roster. */
export const numbersQuery = (client: ApiClient, eventId: string) =>
  queryOptions({
    queryKey: [CONTENT, "events", eventId, "numbers"],
    queryFn: ({ signal }) =>
      orNull<RegistrationNumbers>(client.registrations.numbers.query({ id: eventId }, { signal })),
    structuralSharing: sameIfEqual,
    staleTime: REFRESH_MS,
  });
