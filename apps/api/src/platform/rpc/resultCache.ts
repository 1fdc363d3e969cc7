import type { Context } from "@headwaters/contracts/router";
import type { ChangeFeed } from "@headwaters/db";
import { createTaggedCache, type TaggedValue } from "../response-cache/taggedCache.ts";
import {
  callProcedure,
  findCacheTag,
  getInputSchema,
  getMeta,
  isCacheableInput,
} from "./procedures.ts";

/** Size of the cache, bytes. */
const MAX_WEIGHT = 32 * 1024 * 1024;

interface CachedResult extends TaggedValue {
  /** Frozen, because callers share it. */
  data: unknown;
}

function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  Object.freeze(value);
  for (const child of Object.values(value)) deepFreeze(child);
}

/** Estimates the memory of a result, in bytes: that of its texts, and as much again for its objects. */
const estimateWeight = (data: unknown) => 4 * (JSON.stringify(data)?.length ?? 0) + 4_000;

export type CallCached = typeof callProcedure;

/**
 * Creates a `callProcedure` for pages: the result of a cacheable procedure is computed once per change,
 * by a call without a session, for all callers that give the same input.
 */
export function createCallCached(changes: ChangeFeed, anonymous: Context): CallCached {
  const cache = createTaggedCache<CachedResult>(changes, { maxWeight: MAX_WEIGHT });

  return async (context, name, input) => {
    if (!getMeta(name).cacheable) return callProcedure(context, name, input);
    const parsed = getInputSchema(name)?.safeParse(input);
    if (parsed?.success === false) return callProcedure(context, name, input);
    const checked = parsed?.data;
    const { data } = await cache.get(`${name} ${JSON.stringify(checked)}`, async () => {
      const data = await callProcedure(anonymous, name, checked);
      deepFreeze(data);
      return {
        data,
        tags: new Set([findCacheTag(name)]),
        cacheable: isCacheableInput(name, checked),
        weight: estimateWeight(data),
      };
    });
    return data;
  };
}
