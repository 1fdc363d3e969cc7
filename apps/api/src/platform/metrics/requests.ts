import { Counter, Histogram, type Registry } from "prom-client";

const labelNames = ["method", "route", "status"] as const;

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** Metrics of requests by route. A batch counts once for each of its calls. */
export function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: "headwaters_http_requests_total",
    help: "Requests, those that the response cache answers included.",
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: "headwaters_http_request_duration_seconds",
    help: "Time from a request to the end of its response, without those that the response cache answers.",
    labelNames,
    registers,
  });

  return {
    /** Counts a request that Fastify has answered, and its duration. */
    observe(method: string, routes: readonly string[], status: number, seconds: number): void {
      for (const route of routes) {
        requests.inc({ method, route, status });
        durations.observe({ method, route, status }, seconds);
      }
    },

    /** Counts a request that the response cache has answered before Fastify. */
    countCached(method: string, routes: readonly string[], status: number): void {
      for (const route of routes) requests.inc({ method, route, status });
    },
  };
}
