import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/client.ts";

/** Fetches anew whatever shows who is registered, or how many seats there are. */
export function useRegistrationsChanged() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return (eventId: string) => {
    void utils.events.invalidate();
    void queryClient.invalidateQueries({ queryKey: ["events", eventId] });
    return utils.registrations.invalidate();
  };
}
