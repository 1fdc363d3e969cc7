import type { QueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import type { HydrationState } from "react-router-dom";
import superjson from "superjson";
import { scriptText } from "../format.ts";

/** Id of the element that carries the data of a page from the server. */
export const PAGE_DATA_ID = "page-data";

/** The data of a server-rendered page, so that hydration needs no request. */
interface PageData {
  /** Base of the site's absolute addresses, as PUBLIC_URL says. */
  publicUrl: string;
  /**
   * Key and data of each query, without times, so that cached and fresh pages have the same bytes.
   */
  queries: [key: readonly unknown[], data: unknown][];
  /** The error for which the route shows its error boundary, with the status of the response. */
  routeError: { routeId: string; status: number | undefined } | null;
}

/** Serializes the data as the text of a script element. */
export function writePageData(given: Omit<PageData, "queries">, queryClient: QueryClient): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }): PageData["queries"][number] => [queryKey, state.data]);
  return scriptText(superjson.stringify({ ...given, queries }));
}

/** Fills the query cache with the page's data; returns the base address, and the router's state. */
export function readPageData(text: string, queryClient: QueryClient) {
  const { publicUrl, queries, routeError } = superjson.parse<PageData>(text);
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  const hydrationData: HydrationState = {};
  if (routeError) {
    const data = { httpStatus: routeError.status };
    const error = TRPCClientError.from({ error: { code: 0, message: "", data } });
    hydrationData.errors = { [routeError.routeId]: error };
  }
  return { publicUrl, hydrationData };
}
