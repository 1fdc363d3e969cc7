import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { Counter, type Registry } from "prom-client";
import { RateLimiterPostgres } from "rate-limiter-flexible";

export type Limiter = RateLimiterPostgres;

export type RateLimitStore = ReturnType<typeof createRateLimitStore>;

interface RateLimitStoreOptions {
  pool: Pool;
  /** Multiplies the points of each limit. */
  factor: number;
  /** Secret of the keyed hashes; another one resets all counts. */
  secret: string;
  metrics: Registry;
}

/** Rate limits, counted in the table `throttles`, which all processes on one database share. */
export function createRateLimitStore({ pool, factor, secret, metrics }: RateLimitStoreOptions) {
  // The library uses named prepared statements, which transaction-mode poolers do not support.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
  };
  const limitedCalls = new Counter({
    name: "headwaters_rate_limited_calls_total",
    help: "Calls that were refused because there were too many, by limit.",
    labelNames: ["limit"],
    registers: [metrics],
  });
  let limiters = 0;
  return {
    countLimited: (limit: string, calls = 1) => limitedCalls.inc({ limit }, calls),

    /** Creates a limit with this name: `points` per key in a window of `duration` seconds. */
    create(keyPrefix: string, points: number, duration: number): Limiter {
      limiters += 1;
      return new RateLimiterPostgres({
        storeClient,
        storeType: "client",
        tableName: "throttles",
        tableCreated: true,
        // One limiter deletes expired rows for all, every five minutes.
        clearExpiredByTimeout: limiters === 1,
        keyPrefix,
        points: Math.max(1, Math.floor(points * factor)),
        duration,
      });
    },

    /** The key of a count: a keyed hash, so that the table reveals no address. */
    toKey: (...whom: string[]) =>
      createHmac("sha256", secret).update(JSON.stringify(whom)).digest("base64url"),
  };
}
