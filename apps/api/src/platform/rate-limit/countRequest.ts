import { tooManyAttempts } from "@headwaters/contracts/router";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isApi } from "../http/urls/requestTarget.ts";
import type { GlobalLimit } from "./globalLimit.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The address names several calls, and each of them counts. */
    isBatch?: boolean;
  }
}

/** The caller's remaining allowance, by the IETF's draft for RateLimit headers. */
export const RATE_LIMIT_HEADERS = ["ratelimit-policy", "ratelimit"] as const;

/**
 * Counts a request, and sets the RateLimit headers for programs.
 * @param caller the network address, or "token" and the id of an access token
 * @throws RetryableError TOO_MANY_REQUESTS
 */
export function countRequest(
  countCalls: GlobalLimit,
  caller: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { routeOptions, params } = request;
  const { isBatch } = routeOptions.config;
  const calls = isBatch ? (params as { path: string }).path.split(",").length : 1;
  const { wait, limit, window, remaining, reset } = countCalls(caller, calls);
  if (isApi(request.url)) {
    reply.header("ratelimit-policy", `"calls";q=${limit};w=${window}`);
    reply.header("ratelimit", `"calls";r=${remaining};t=${reset}`);
  }
  if (wait > 0) throw tooManyAttempts(wait);
}
