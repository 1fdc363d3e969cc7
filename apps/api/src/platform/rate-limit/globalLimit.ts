import { globalRateLimit } from "@headwaters/contracts/router";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { RateLimiterRes } from "rate-limiter-flexible";
import { toNetwork } from "./network.ts";
import type { RateLimitStore } from "./store.ts";

/** Part of the allowance after which a process flushes its count. */
const FLUSH_SHARE = 1 / 100;
const WINDOW_MS = globalRateLimit.window * 1_000;
/** Maximum callers in a process's memory. */
const MAX_CALLERS = 20_000;

interface Caller {
  /** Calls not yet counted in the database. */
  unflushed: number;
  /** Calls of the window in the database, including those of other processes. */
  flushed: number;
  /** When the window ends, as Date.now(). */
  endsAt: number;
  /** A flush is running. */
  isFlushing: boolean;
  /** As Date.now(). */
  limitedUntil: number;
}

/**
 * Counts calls of a network address, or of "token" and the id of an access token, and returns the
 * caller's remaining allowance, as far as this process knows.
 */
export type GlobalLimit = ReturnType<typeof createGlobalLimit>;

/**
 * Counts every call in memory and flushes the counts to the database in the background. If a flush
 * fails, the calls are allowed.
 */
export function createGlobalLimit(
  { create, toKey, countLimited: noteRefused }: RateLimitStore,
  log: Pick<FastifyBaseLogger, "warn">,
) {
  const limiter = create("ceiling", globalRateLimit.perAddress, globalRateLimit.window);
  const callers = new LRUCache<string, Caller>({ max: MAX_CALLERS });

  async function flush(key: string, caller: Caller) {
    const calls = caller.unflushed;
    caller.unflushed = 0;
    caller.isFlushing = true;
    const update = ({ consumedPoints, msBeforeNext }: RateLimiterRes) => {
      caller.flushed = consumedPoints;
      caller.endsAt = Date.now() + msBeforeNext;
    };
    try {
      update(await limiter.consume(toKey(key), calls));
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        update(reason);
        caller.limitedUntil = caller.endsAt;
      } else log.warn({ err: reason }, "rate limit store failed; allowing requests");
    } finally {
      caller.isFlushing = false;
    }
  }

  return (name: string, calls: number) => {
    const key = toNetwork(name);
    const now = Date.now();
    const caller = callers.get(key) ?? {
      unflushed: 0,
      flushed: 0,
      endsAt: now + WINDOW_MS,
      isFlushing: false,
      limitedUntil: 0,
    };
    callers.set(key, caller);
    if (caller.endsAt <= now) Object.assign(caller, { flushed: 0, endsAt: now + WINDOW_MS });
    const wait = Math.max(0, caller.limitedUntil - now) / 1_000;
    if (wait === 0) {
      caller.unflushed += calls;
      const isFull = caller.unflushed >= limiter.points * FLUSH_SHARE;
      if (isFull && !caller.isFlushing) void flush(key, caller);
    } else noteRefused("calls", calls);
    return {
      /** Seconds until calls are allowed again; 0 if they are allowed. */
      wait,
      /** Calls per window, and the window's length in seconds. */
      limit: limiter.points,
      window: globalRateLimit.window,
      /** Calls left until the end of the window, and the seconds until then. */
      remaining: wait > 0 ? 0 : Math.max(0, limiter.points - caller.flushed - caller.unflushed),
      reset: Math.ceil((caller.endsAt - now) / 1_000),
    };
  };
}
