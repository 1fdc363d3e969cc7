import { trpc } from "../../../lib/api/client.ts";
import { useCurrentUser } from "../../accounts/index.ts";

/** Waitlist positions and offers change on the server; its data is fresh for this long. */
const FRESH_MS = 10_000;

/** The events of the family, by date. */
export function useMyRegistrations() {
  const user = useCurrentUser();
  return trpc.registrations.mine.useQuery(undefined, {
    enabled: user !== null, // False while the page is being left after signing out.
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
}
