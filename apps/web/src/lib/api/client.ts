import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, type TRPCClient, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import superjson from "superjson";
import { paths } from "../paths.ts";
import { fetchOrThrow } from "./fetchOrThrow.ts";
import { passwordLink } from "./passwordRequest.ts";

export const trpc = createTRPCReact<AppRouter>();

export type ApiClient = TRPCClient<AppRouter>;

/** A client that calls the procedures over HTTP, or over the given link on the server. */
export function createApiClient(link: TRPCLink<AppRouter> = overHttp()): ApiClient {
  return createTRPCClient<AppRouter>({ links: [passwordLink, link] });
}

function overHttp() {
  return httpBatchLink<AppRouter>({
    url: paths.trpc,
    maxItems: MAX_BATCH_SIZE,
    transformer: superjson,
    fetch: (url, options) => fetchOrThrow(url, options as RequestInit),
  });
}

/** The procedures as queries outside of components: `queries.news.cards.prefetch(...)`. */
export function createQueries(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient });
}
export type Queries = ReturnType<typeof createQueries>;
