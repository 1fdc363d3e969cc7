import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import type { FastifyRequest } from "fastify";
import { procedureNames } from "../../rpc/procedures.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of the page that was asked for: all pages are one route of Fastify. */
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
 * The routes that a request asked for, by their patterns: of RPC one for each call, "/trpc/news.list".
 * Their number is bounded, whatever addresses are made up.
 */
export function findRoutes({ routeOptions, params, pageRoute }: FastifyRequest): string[] {
  const { url = "none", config } = routeOptions;
  if (!config.isBatch) return [pageRoute ?? config.routeName ?? url];
  const names = (params as { path: string }).path.split(",", MAX_BATCH_SIZE);
  return names.map((name) => (rpcRoutes.has(RPC + name) ? RPC + name : url));
}
