import type { ChangeFeed } from "@headwaters/db";
import { Counter, Gauge, type Registry } from "prom-client";
import { type CachedResponse, type EncodedResponse, encodeResponse } from "./cachedResponse.ts";
import { createTaggedCache } from "./taggedCache.ts";

/** Size of the cache, bytes. */
const MAX_WEIGHT = 64 * 1024 * 1024;

export type Render = () => Promise<CachedResponse>;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Caches public data and the pages of anonymous visitors until a table behind them changes. */
export function createResponseCache(changes: ChangeFeed, metrics: Registry) {
  const registers = [metrics];
  const hits = new Counter({
    name: "headwaters_cache_hits_total",
    help: "Responses that were taken from the response cache.",
    registers,
  });
  const renderings = new Counter({
    name: "headwaters_cache_renderings_total",
    help: "Responses that were rendered because the response cache did not have them.",
    registers,
  });
  const cache = createTaggedCache<EncodedResponse>(changes, {
    maxWeight: MAX_WEIGHT,
    onHit: () => hits.inc(),
    onRender: () => renderings.inc(),
  });
  new Gauge({
    name: "headwaters_cache_responses",
    help: "Responses in the response cache.",
    registers,
    collect() {
      this.set(cache.size);
    },
  });
  new Gauge({
    name: "headwaters_cache_bytes",
    help: "Memory of the responses in the response cache, at most.",
    registers,
    collect() {
      this.set(cache.weight);
    },
  });

  return {
    find: cache.find,

    /** Returns the cached response, or a new one; see `get` of the tagged cache. */
    get: (key: string, render: Render): Promise<EncodedResponse> =>
      cache.get(key, async () => encodeResponse(await render())),
  };
}
