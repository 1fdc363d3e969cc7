import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/client.ts";

/** Invalidates all queries that depend on registrations or seats. */
export function useRegistrationsChanged() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return (eventId: string) => {
    void utils.events.invalidate();
    void queryClient.invalidateQueries({ queryKey: ["events", eventId] });
    return utils.registrations.invalidate();
  };
}
