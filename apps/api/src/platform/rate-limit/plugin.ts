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

function countCallsIn({ routeOptions, params }: FastifyRequest): number {
  return routeOptions.config.isBatch ? (params as { path: string }).path.split(",").length : 1;
}

/**
 * Refuses an address that asks for more than people can. What a single procedure allows is counted
 * inside of it (contracts' procedures.ts); kept answers have left before any of this.
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
