import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../lib/api/client.ts";

/** Invalidates all queries that depend on registrations or seats. */
export function useRegistrationsChanged(eventId: string) {
  const queryClient = useQueryClient();
  const stale = [getQueryKey(trpc.registrations), ["events", eventId], getQueryKey(trpc.events)];
  return () => {
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
}
