import { trpc } from "../../../api/client.ts";

const LOOK_AGAIN_MS = 30_000;

/** What waits for staff, kept up to date while it is looked at. */
export function useQueue() {
  return trpc.items.waiting.useQuery(undefined, {
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
    staleTime: 2_000, // what came with the page is new
  });
}
