import type { Roster } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../api/client.ts";
import { isForbidden, isMissing } from "../../api/failures.ts";
import { WRITING } from "../../components/writing/queries.ts";

/** A volunteer at the dock sees what another has just tapped. */
export const REFRESH_MS = 10_000;

/** Nothing is drawn anew where nothing has changed: dates would be new objects each time. */
function sameIfEqual(known: unknown, next: unknown): unknown {
  return JSON.stringify(known) === JSON.stringify(next) ? known : next;
}

/** Who comes to an event; null where there is no such event, or none of this person's. */
export const rosterQuery = (client: ApiClient, eventId: string) =>
  queryOptions({
    queryKey: [WRITING, "events", eventId, "roster"],
    queryFn: async ({ signal }): Promise<Roster | null> => {
      try {
        return await client.registrations.roster.query({ id: eventId }, { signal });
      } catch (error) {
        if (isMissing(error) || isForbidden(error)) return null;
        throw error;
      }
    },
    structuralSharing: sameIfEqual,
    staleTime: REFRESH_MS,
  });
