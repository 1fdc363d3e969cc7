import type { User } from "@headwaters/contracts";
import type { QueryClient } from "@tanstack/react-query";
import type { Params } from "react-router-dom";
import type { ApiClient, Queries } from "./client.ts";

/** A page that the server is about to render. */
interface RouteContext {
  params: Params;
  /** The page's canonicalSearch. */
  query: URLSearchParams;
  user: User | null;
  /** Where its queries' answers go. */
  queryClient: QueryClient;
  client: ApiClient;
  /** The procedures as queries of `queryClient`. */
  queries: Queries;
}

/** Loads a page's data before it is rendered, by the same queries as its components. */
export type Prefetch = (context: RouteContext) => Promise<unknown>;
