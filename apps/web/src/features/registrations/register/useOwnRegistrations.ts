import type { Attendee } from "@headwaters/contracts";
import { trpc } from "../../../lib/api/client.ts";
import { useCurrentUser } from "../../accounts/session/currentUser.ts";

/** How often is looked whether a seat was offered, or who is ahead has left, ms. */
const LOOK_EVERY = 30_000;

const isMoving = ({ status }: Attendee) => status === "waiting" || status === "offered";

/** What is not over: a seat, an offer or a place on the waitlist. */
export const isActive = (attendee: Attendee) =>
  attendee.status === "confirmed" || isMoving(attendee);

/** When to look again at what changes by what other families do. */
export const lookAgain = (own: readonly Attendee[] | undefined) => ({
  refetchOnWindowFocus: "always" as const,
  refetchInterval: own?.some(isMoving) ? LOOK_EVERY : (false as const),
});

/** The registrations for an event of whoever is signed in. */
export function useOwnRegistrations(eventId: string) {
  const isSignedIn = Boolean(useCurrentUser());
  return trpc.registrations.ofEvent.useQuery(
    { id: eventId },
    {
      enabled: isSignedIn,
      refetchOnWindowFocus: "always",
      refetchInterval: ({ state }) => lookAgain(state.data).refetchInterval,
    },
  );
}
