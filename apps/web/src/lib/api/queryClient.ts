import { hashKey, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { createContext } from "react-router-dom";
import { trpc } from "./client.ts";
import { isOutdated, isUnauthorized, isUnknownOrInvalid } from "./failures.ts";
import { STALE_MS } from "./freshness.ts";
import { invalidateAfter } from "./invalidation.ts";
import { lostSession } from "./lostSession.ts";

/** The query of the signed-in user. */
export const CURRENT_USER = getQueryKey(trpc.accounts.currentUser, undefined, "query");

/** The query client of the browser for loaders; null on the server, where pages have `prefetch`. */
export const queryClientContext = createContext<QueryClient | null>(null);

export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        // The error boundary shows the 404 page.
        throwOnError: isUnknownOrInvalid,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({
      onError(error, { queryHash }) {
        if (!isUnauthorized(error)) return;
        // This error means that nobody is signed in.
        if (queryHash === hashKey(CURRENT_USER)) queryClient.setQueryData(CURRENT_USER, null);
        else lostSession.report({ isRead: true });
      },
    }),
    mutationCache: new MutationCache({
      // Runs after the mutation's onSuccess, which may leave the page; the mutation is pending
      // until then.
      onSettled(_answer, error, _input, _context, mutation) {
        if (error && !isOutdated(error)) return undefined;
        return invalidateAfter(queryClient, mutation, error !== null);
      },
    }),
  });
  return queryClient;
}
