import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../lib/api/client.ts";

/** Asks anew what a registration has changed: who comes, and how many seats there are. */
export function useRegistrationsChanged(eventId: string) {
  const queryClient = useQueryClient();
  const stale = [getQueryKey(trpc.registrations), ["events", eventId], getQueryKey(trpc.events)];
  return () => {
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
}
