import type { ChangeFeed } from "@headwaters/db";
import { LRUCache } from "lru-cache";
import { Counter, Gauge, type Registry } from "prom-client";
import { type CachedResponse, type EncodedResponse, encodeResponse } from "./cachedResponse.ts";

/** Size of the cache, bytes. */
const MAX_WEIGHT = 64 * 1024 * 1024;
/**
 * Maximum length of a cached key, in characters: our addresses are shorter, longer ones have arbitrary
 * query strings.
 */
const MAX_KEY_LENGTH = 1_000;

export type Render = () => Promise<CachedResponse>;

interface Entry {
  response: EncodedResponse;
  /** `changeCounter` when rendering began: the response may lack later changes. */
  since: number;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Caches the responses that are the same for every anonymous request until a table behind them
 * changes. While the change feed is down, nothing with tags is cached.
 */
export function createResponseCache(changes: ChangeFeed, metrics: Registry) {
  let changeCounter = 0;
  let lastFullChange = 0;
  const lastChange = new Map<string, number>();
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_WEIGHT,
    sizeCalculation: ({ response }) => response.weight,
  });
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
  new Gauge({
    name: "headwaters_cache_responses",
    help: "Responses in the response cache.",
    registers,
    collect() {
      this.set(entries.size);
    },
  });
  new Gauge({
    name: "headwaters_cache_bytes",
    help: "Memory of the responses in the response cache, at most.",
    registers,
    collect() {
      this.set(entries.calculatedSize);
    },
  });
  const inFlight = new Map<string, { since: number; response: Promise<EncodedResponse> }>();
  const queued = new Map<string, Promise<EncodedResponse>>();

  changes.subscribe((tag) => {
    changeCounter += 1;
    // Without a tag, anything may have changed.
    if (tag === null) lastFullChange = changeCounter;
    else lastChange.set(tag, changeCounter);
  });

  function isFresh({ response: { tags }, since }: Entry): boolean {
    if (tags.size === 0) return true;
    if (!changes.live || lastFullChange > since) return false;
    for (const tag of tags) {
      if ((lastChange.get(tag) ?? 0) > since) return false;
    }
    return true;
  }

  /** Returns the cached response of this key, unless a feature among its tags has changed. */
  function find(key: string): EncodedResponse | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (isFresh(entry)) {
      hits.inc();
      return entry.response;
    }
    entries.delete(key);
    return undefined;
  }

  async function renderEntry(key: string, render: Render, since: number) {
    try {
      const response = encodeResponse(await render());
      const entry = { response, since };
      const isCached = response.cacheable && key.length <= MAX_KEY_LENGTH && isFresh(entry);
      if (isCached) entries.set(key, entry);
      return response;
    } finally {
      inFlight.delete(key);
    }
  }

  function start(key: string, render: Render): Promise<EncodedResponse> {
    renderings.inc();
    const response = renderEntry(key, render, changeCounter);
    inFlight.set(key, { since: changeCounter, response });
    return response;
  }

  /**
   * Renders again after a rendering that began too early. All waiting requests share the next one.
   */
  function startAfter(early: Promise<EncodedResponse>, key: string, render: Render) {
    const waiting = queued.get(key);
    if (waiting) return waiting;
    const next = () => {
      queued.delete(key);
      return start(key, render);
    };
    const response = early.then(next, next);
    queued.set(key, response);
    return response;
  }

  return {
    find,

    /**
     * Returns the cached response, or a new one: concurrent requests share one call of `render`. Its
     * result must depend only on the key and the tables of the features in its tags.
     */
    async get(key: string, render: Render): Promise<EncodedResponse> {
      const cached = find(key);
      if (cached) return cached;
      const current = inFlight.get(key);
      if (!current) return start(key, render);
      // A rendering that began before a change may lack it.
      const isCurrent = changes.live && current.since === changeCounter;
      return isCurrent ? current.response : startAfter(current.response, key, render);
    },
  };
}
