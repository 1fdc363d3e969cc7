import { tooManyAttempts } from "@headwaters/contracts/router";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { GlobalLimit } from "./globalLimit.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The address names several calls, which count as so many. */
    isBatch?: boolean;
  }
}

/** The calls that a request makes: several in a batch. */
export function countCallsIn({ routeOptions, params }: FastifyRequest): number {
  return routeOptions.config.isBatch ? (params as { path: string }).path.split(",").length : 1;
}

/**
 * Enforces the global limit of an address. Limits of procedures are counted inside them (contracts'
 * procedures.ts). Cached responses are not counted.
 */
export const throttle = fp<{ createGlobalLimit: GlobalLimit }>(
  async (app, { createGlobalLimit }) => {
    app.addHook("onRequest", async (request) => {
      const wait = createGlobalLimit(request.ip, countCallsIn(request));
      if (wait > 0) throw tooManyAttempts(wait);
    });
  },
  { name: "throttle" },
);
