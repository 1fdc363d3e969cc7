import { Counter, Histogram, type Registry } from "prom-client";

const labelNames = ["method", "route", "status"] as const;

export interface RequestMetrics {
  /** Counts a request that Fastify has answered, and how long that took. */
  observe(method: string, routes: readonly string[], status: number, seconds: number): void;
  /** Counts a request that the response cache has answered before Fastify. */
  countCached(method: string, routes: readonly string[], status: number): void;
}

/** Metrics of requests by route. A batch counts once for each of its calls. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  /** Cached responses since the last scrape, by route, method and status: plain counts, which are fast. */
  const cached = new Map<string, Record<string, Record<string, number>>>();
  const requests = new Counter({
    name: "headwaters_http_requests_total",
    help: "Requests, those that the response cache answers included.",
    labelNames,
    registers,
    collect() {
      for (const [route, methods] of cached) {
        for (const [method, statuses] of Object.entries(methods)) {
          for (const [status, count] of Object.entries(statuses)) {
            this.inc({ method, route, status }, count);
          }
        }
      }
      cached.clear();
    },
  });
  const durations = new Histogram({
    name: "headwaters_http_request_duration_seconds",
    help: "Time from a request to the end of its response, without those that the response cache answers.",
    labelNames,
    registers,
  });

  return {
    observe(method, routes, status, seconds) {
      for (const route of routes) {
        requests.inc({ method, route, status });
        durations.observe({ method, route, status }, seconds);
      }
    },
    countCached(method, routes, status) {
      for (const route of routes) {
        const methods = cached.get(route) ?? {};
        cached.set(route, methods);
        methods[method] ??= {};
        methods[method][status] = (methods[method][status] ?? 0) + 1;
      }
    },
  };
}
