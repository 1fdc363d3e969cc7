import type { Attendee } from "@headwaters/contracts";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { freshQuery, WAITLIST_POLL_MS } from "#lib/api/freshness.ts";

const isWaiting = ({ status }: Attendee) => status === "waiting" || status === "offered";

/** Query options: polls while a member of the family waits for a seat or an answer. */
export const pollWhileWaiting = (own: readonly Attendee[] | undefined) => ({
  ...freshQuery,
  refetchInterval: own?.some(isWaiting) ? WAITLIST_POLL_MS : (false as const),
});

/** The family's registrations for an event. */
export function useOwnRegistrations(eventId: string) {
  const isSignedIn = Boolean(useCurrentUser());
  return trpc.registrations.ofEvent.useQuery(
    { id: eventId },
    {
      ...freshQuery,
      enabled: isSignedIn,
      refetchInterval: ({ state }) => pollWhileWaiting(state.data).refetchInterval,
    },
  );
}
