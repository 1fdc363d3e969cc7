import { trpc } from "../../../../lib/api/client.ts";

/** What waits for staff; the frame of their pages keeps it up to date. */
export function useQueue() {
  return trpc.items.waiting.useQuery();
}
