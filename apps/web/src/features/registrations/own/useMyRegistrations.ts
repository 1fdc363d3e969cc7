import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";

/** The events of the family, by date. Waitlist positions and offers change on the server. */
export function useMyRegistrations() {
  const user = useCurrentUser();
  return trpc.registrations.mine.useQuery(undefined, {
    ...freshQuery,
    enabled: user !== null, // while a page of someone who has just signed out is left
  });
}
