import { Counter, Gauge, type Registry } from "prom-client";
import type { ResponseCache } from "./responseCache.ts";

/** Registers what the response cache has done and holds. */
export function registerCacheMetrics(registry: Registry, cache: ResponseCache): void {
  const registers = [registry];
  new Counter({
    name: "headwaters_cache_hits_total",
    help: "Responses that were taken from the response cache.",
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats.hits);
    },
  });
  new Counter({
    name: "headwaters_cache_renderings_total",
    help: "Responses that were rendered because the response cache did not have them.",
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats.renderings);
    },
  });
  new Gauge({
    name: "headwaters_cache_responses",
    help: "Responses in the response cache.",
    registers,
    collect() {
      this.set(cache.stats.responses);
    },
  });
  new Gauge({
    name: "headwaters_cache_bytes",
    help: "Memory of the responses in the response cache, at most.",
    registers,
    collect() {
      this.set(cache.stats.bytes);
    },
  });
}
