import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import {
  createTRPCClient,
  type HTTPBatchLinkOptions,
  httpBatchLink,
  type TRPCClient,
  type TRPCLink,
} from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import superjson from "superjson";
import { toHeadwatersError } from "./errors.ts";

export interface ClientOptions {
  /** The address of the website: "https://headwaters.example". */
  url: string | URL;
  /** An access token of an account; without one the calls are anonymous. */
  token?: string;
  /** Called instead of the global fetch. */
  fetch?: HTTPBatchLinkOptions<AppRouter["_def"]["_config"]["$types"]>["fetch"];
}

/** Every procedure of the site: `client.news.list.query({ limit: 5 })`. */
export type Client = TRPCClient<AppRouter>;

/** Types of inputs and outputs: `Outputs["news"]["list"]`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** Turns failures into the classes of errors.ts. */
const failures: TRPCLink<AppRouter> = () => (call) =>
  observable((observer) =>
    call.next(call.op).subscribe({
      next: (value) => observer.next(value),
      complete: () => observer.complete(),
      error: (error) => observer.error(toHeadwatersError(error)),
    }),
  );

/**
 * Creates a client of the website at `url`. Concurrent calls share a request; dates are Dates; a
 * failure is a HeadwatersError.
 */
export function createClient({ url, token, fetch }: ClientOptions): Client {
  return createTRPCClient<AppRouter>({
    links: [
      failures,
      httpBatchLink({
        url: new URL("/trpc", url),
        maxItems: MAX_BATCH_SIZE,
        maxURLLength: 2_000,
        transformer: superjson,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(fetch && { fetch }),
      }),
    ],
  });
}
