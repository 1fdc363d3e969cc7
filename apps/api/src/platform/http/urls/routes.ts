import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import type { FastifyRequest } from "fastify";
import { procedureNames } from "../../rpc/procedures.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of the requested page: Fastify has one route for all pages. */
    pageRoute?: string;
  }
  interface FastifyContextConfig {
    /** One name for many routes, such as those of files. */
    routeName?: string;
  }
}

const RPC = "/trpc/";
const rpcRoutes = new Set(procedureNames.map((name) => RPC + name));

/**
 * Returns the patterns of the requested routes, for RPC one for each call: "/trpc/news.list". Their
 * number is bounded, so they can be labels of metrics.
 */
export function findRoutes({ routeOptions, params, pageRoute }: FastifyRequest): string[] {
  const { url = "none", config } = routeOptions;
  if (!config.isBatch) return [pageRoute ?? config.routeName ?? url];
  const names = (params as { path: string }).path.split(",", MAX_BATCH_SIZE);
  return names.map((name) => (rpcRoutes.has(RPC + name) ? RPC + name : url));
}
