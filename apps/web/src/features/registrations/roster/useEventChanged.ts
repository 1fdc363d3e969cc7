import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/client.ts";
import { numbersQuery, rosterQuery } from "./rosterQuery.ts";

/** Refetches queries that show the event, its seats or its roster. */
export function useEventChanged(eventId: string) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return () => {
    void utils.events.invalidate();
    void utils.registrations.invalidate();
    void queryClient.invalidateQueries({ queryKey: ["events", eventId] });
    void queryClient.invalidateQueries({
      queryKey: numbersQuery(utils.client, eventId).queryKey,
    });
    return queryClient.invalidateQueries({
      queryKey: rosterQuery(utils.client, eventId).queryKey,
    });
  };
}
