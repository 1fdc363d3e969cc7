import type { User } from "@headwaters/contracts";
import type { Params } from "react-router-dom";
import type { Queries } from "./client.ts";

/** A page that the server is about to render. */
interface RouteContext {
  params: Params;
  /** The page's canonicalSearch. */
  query: URLSearchParams;
  /** Null as well for the page that all accounts share; see `PerAccount`. */
  user: User | null;
  isSignedIn: boolean;
  /** Caches the answers for the page's components. */
  queries: Queries;
}

/** Loads a page's data before it is rendered, by the same queries as its components. */
export type Prefetch = (context: RouteContext) => Promise<unknown>;
