import { trpc } from "../../../lib/api/client.ts";
import { useCurrentUser } from "../../accounts/index.ts";

/** Waitlist positions and offers change on the server; data of the page is fresh. */
const FRESH_MS = 10_000;

/** The events of the family, by date. */
export function useMyRegistrations() {
  const user = useCurrentUser();
  return trpc.registrations.mine.useQuery(undefined, {
    enabled: user !== null, // while a page of someone who has just signed out is left
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
}
