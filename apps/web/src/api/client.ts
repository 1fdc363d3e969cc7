import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { httpBatchLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import superjson from "superjson";
import { paths } from "../paths.ts";
import { fetchAnswer } from "./fetchAnswer.ts";

export const trpc = createTRPCReact<AppRouter>();

export function createApiClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: paths.trpc,
        maxItems: MAX_BATCH_SIZE,
        transformer: superjson,
        fetch: (url, options) => fetchAnswer(url, options as RequestInit),
      }),
    ],
  });
}
