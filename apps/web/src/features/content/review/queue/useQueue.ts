import { trpc } from "#lib/api/client.ts";

/** The review queue; StaffLayout refetches it after changes. */
export function useQueue() {
  return trpc.items.waiting.useQuery();
}
