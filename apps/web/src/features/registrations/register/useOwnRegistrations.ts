import type { Attendee } from "@headwaters/contracts";
import { trpc } from "../../../lib/api/client.ts";
import { useCurrentUser } from "../../accounts/index.ts";

const POLL_INTERVAL_MS = 30_000;

const isWaiting = ({ status }: Attendee) => status === "waiting" || status === "offered";

/** Active registrations: seats, offers and waitlist positions. */
export const isActive = (attendee: Attendee) =>
  attendee.status === "confirmed" || isWaiting(attendee);

/** Query options: polls while a member of the family waits for a seat or an answer. */
export const pollWhileWaiting = (own: readonly Attendee[] | undefined) => ({
  refetchOnWindowFocus: "always" as const,
  refetchInterval: own?.some(isWaiting) ? POLL_INTERVAL_MS : (false as const),
});

/** The family's registrations for an event. */
export function useOwnRegistrations(eventId: string) {
  const isSignedIn = Boolean(useCurrentUser());
  return trpc.registrations.ofEvent.useQuery(
    { id: eventId },
    {
      enabled: isSignedIn,
      refetchOnWindowFocus: "always",
      refetchInterval: ({ state }) => pollWhileWaiting(state.data).refetchInterval,
    },
  );
}
