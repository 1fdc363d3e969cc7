import type { Query, QueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import type { HydrationState } from "react-router-dom";
import superjson from "superjson";
import { scriptText } from "../format.ts";

/** Id of the element that carries the data of a page from the server. */
const PAGE_DATA_ID = "page-data";
/** Id of the element with the data of the account, where the page itself is shared by all accounts. */
export const OWN_DATA_ID = "own-data";

/**
 * Key and data of each query, without times, so that cached and fresh pages have the same bytes.
 */
type QueryData = [key: readonly unknown[], data: unknown][];

/** The data of a server-rendered page, so that hydration needs no request. */
interface PageData {
  /** Base of the site's absolute addresses, as PUBLIC_URL says. */
  publicUrl: string;
  queries: QueryData;
  /** The error for which the route shows its error boundary, with the status of the response. */
  routeError: { routeId: string; status: number | undefined; message: string } | null;
}

const collect = (queries: readonly Query[]): QueryData =>
  queries.map(({ queryKey, state }) => [queryKey, state.data]);

const toElement = (id: string, data: unknown) =>
  `<script id="${id}" type="application/json">${scriptText(superjson.stringify(data))}</script>`;

/** The element with the data of a page and of its queries. */
export const writePageData = (given: Omit<PageData, "queries">, queries: readonly Query[]) =>
  toElement(PAGE_DATA_ID, { ...given, queries: collect(queries) } satisfies PageData);

/** The element with the data of an account's queries. */
export const writeOwnData = (queries: readonly Query[]) => toElement(OWN_DATA_ID, collect(queries));

/**
 * Fills the query cache with the page's data; returns the base address, and the router's state. Null where the page has
 * none.
 */
export function readPageData(
  page: Pick<Document, "getElementById">,
  queryClient: QueryClient,
): { publicUrl: string; hydrationData: HydrationState } | null {
  const readText = (id: string) => page.getElementById(id)?.textContent;
  const [text, ownText] = [readText(PAGE_DATA_ID), readText(OWN_DATA_ID)];
  if (!text) return null;
  const { publicUrl, queries, routeError } = superjson.parse<PageData>(text);
  const own = ownText ? superjson.parse<QueryData>(ownText) : [];
  for (const [key, data] of [...queries, ...own]) queryClient.setQueryData(key, data);
  const hydrationData: HydrationState = {};
  if (routeError) {
    const data = { httpStatus: routeError.status };
    const error = TRPCClientError.from({
      error: { code: 0, message: routeError.message, data },
    });
    hydrationData.errors = { [routeError.routeId]: error };
  }
  return { publicUrl, hydrationData };
}
