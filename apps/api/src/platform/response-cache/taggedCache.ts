import type { ChangeFeed } from "@headwaters/db";
import { LRUCache } from "lru-cache";

/**
 * Maximum length of a key whose value is kept, in characters: ours are shorter, longer ones have
 * arbitrary inputs.
 */
const MAX_KEY_LENGTH = 1_000;

export interface TaggedValue {
  /** The value is stale when a table of one of these features changes. */
  tags: ReadonlySet<string>;
  /** False: the value is returned but not kept. */
  cacheable: boolean;
  /** Upper bound of its memory with its key, in bytes. */
  weight: number;
}

interface Entry<Value> {
  value: Value;
  /** `changeCounter` when rendering began: the value may lack later changes. */
  since: number;
}

interface TaggedCacheOptions {
  /** Upper bound of the memory of all values, in bytes. */
  maxWeight: number;
  onHit?: () => void;
  onRender?: () => void;
}

/**
 * Keeps values until a table behind them changes. While the change feed is down, nothing with tags is
 * kept.
 */
export function createTaggedCache<Value extends TaggedValue>(
  changes: ChangeFeed,
  { maxWeight, onHit, onRender }: TaggedCacheOptions,
) {
  let changeCounter = 0;
  let lastFullChange = 0;
  const lastChange = new Map<string, number>();
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxWeight,
    sizeCalculation: ({ value }) => value.weight,
  });
  const inFlight = new Map<string, { since: number; value: Promise<Value> }>();
  const queued = new Map<string, Promise<Value>>();

  changes.subscribe((tag) => {
    changeCounter += 1;
    // Without a tag, anything may have changed.
    if (tag === null) lastFullChange = changeCounter;
    else lastChange.set(tag, changeCounter);
  });

  function isFresh({ value: { tags }, since }: Entry<Value>): boolean {
    if (tags.size === 0) return true;
    if (!changes.live || lastFullChange > since) return false;
    for (const tag of tags) {
      if ((lastChange.get(tag) ?? 0) > since) return false;
    }
    return true;
  }

  /** Returns the value of this key, unless a feature among its tags has changed. */
  function find(key: string): Value | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (isFresh(entry)) {
      onHit?.();
      return entry.value;
    }
    entries.delete(key);
    return undefined;
  }

  async function renderEntry(key: string, render: () => Promise<Value>, since: number) {
    try {
      const value = await render();
      const entry = { value, since };
      const isKept = value.cacheable && key.length <= MAX_KEY_LENGTH && isFresh(entry);
      if (isKept) entries.set(key, entry);
      return value;
    } finally {
      inFlight.delete(key);
    }
  }

  function start(key: string, render: () => Promise<Value>): Promise<Value> {
    onRender?.();
    const value = renderEntry(key, render, changeCounter);
    inFlight.set(key, { since: changeCounter, value });
    return value;
  }

  /**
   * Renders again after a rendering that began too early. All waiting requests share the next one.
   */
  function startAfter(early: Promise<Value>, key: string, render: () => Promise<Value>) {
    const waiting = queued.get(key);
    if (waiting) return waiting;
    const next = () => {
      queued.delete(key);
      return start(key, render);
    };
    const value = early.then(next, next);
    queued.set(key, value);
    return value;
  }

  return {
    find,

    /**
     * Returns the kept value, or a new one: concurrent requests share one call of `render`. Its result
     * must depend only on the key and the tables of the features in its tags.
     */
    async get(key: string, render: () => Promise<Value>): Promise<Value> {
      const kept = find(key);
      if (kept) return kept;
      const current = inFlight.get(key);
      if (!current) return start(key, render);
      // A rendering that began before a change may lack it.
      const isCurrent = changes.live && current.since === changeCounter;
      return isCurrent ? current.value : startAfter(current.value, key, render);
    },

    /** The number of kept values. */
    get size(): number {
      return entries.size;
    },

    /** Upper bound of their memory, in bytes. */
    get weight(): number {
      return entries.calculatedSize;
    },
  };
}
