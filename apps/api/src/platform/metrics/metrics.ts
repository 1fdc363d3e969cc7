import { timingSafeEqual } from "node:crypto";
import fp from "fastify-plugin";
import type { Pool } from "pg";
import { collectDefaultMetrics, type Registry } from "prom-client";
import { unauthorized } from "../errors/errors.ts";
import { sha256 } from "../hash.ts";
import { findRoutes } from "../http/urls/routes.ts";
import { type DatabaseNumber, registerDatabaseNumbers } from "./databaseNumbers.ts";
import { registerPoolMetrics } from "./poolMetrics.ts";
import type { RequestMetrics } from "./requests.ts";

export interface MetricsOptions {
  registry: Registry;
  /** The bearer token of a scrape; null disables /metrics. */
  token: string | null;
  requests: RequestMetrics;
  pool: Pool;
  numbers: readonly DatabaseNumber[];
}

/** Serves /metrics in the text format of Prometheus. */
export const metrics = fp<MetricsOptions>(
  async (app, { registry, token, requests, pool, numbers }) => {
    if (token === null) return;
    app.addHook("onResponse", async (request, reply) => {
      const seconds = reply.elapsedTime / 1_000;
      requests.observe(request.method, findRoutes(request), reply.statusCode, seconds);
    });
    collectDefaultMetrics({ register: registry });
    registerPoolMetrics(registry, pool);
    const readNumbers = registerDatabaseNumbers(registry, pool, numbers);

    const hash = Buffer.from(sha256(token));
    const quiet = { logLevel: "warn", config: { isProbe: true } } as const;
    app.get("/metrics", quiet, async (request, reply) => {
      reply.header("cache-control", "no-store");
      const [, given = ""] = /^bearer +(.*)$/i.exec(request.headers.authorization ?? "") ?? [];
      // Constant-time comparison.
      if (!timingSafeEqual(Buffer.from(sha256(given)), hash)) {
        reply.header("www-authenticate", "Bearer");
        throw unauthorized("Send METRICS_TOKEN in the header Authorization, as a Bearer token.");
      }
      await readNumbers();
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
  { name: "metrics" },
);
