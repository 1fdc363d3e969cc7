import { trpc } from "../../../../lib/api/client.ts";

/** The review queue; StaffLayout keeps it up to date. */
export function useQueue() {
  return trpc.items.waiting.useQuery();
}
