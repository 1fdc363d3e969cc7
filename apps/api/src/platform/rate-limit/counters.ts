import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { Counter as Metric, type Registry } from "prom-client";
import { RateLimiterPostgres } from "rate-limiter-flexible";

export type Counter = RateLimiterPostgres;

export type Counters = ReturnType<typeof createCounters>;

interface CountersOptions {
  pool: Pool;
  /** Multiplies the points of each counter. */
  factor: number;
  /** Secret of the keyed hashes; another one resets all counts. */
  secret: string;
  metrics: Registry;
}

/** Counters in the table `throttles`, which all processes on one database share. */
export function createCounters({ pool, factor, secret, metrics }: CountersOptions) {
  // The library uses named prepared statements, which transaction-mode poolers do not support.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
  };
  const refused = new Metric({
    name: "headwaters_rate_limited_calls_total",
    help: "Calls that were refused because there were too many, by limit.",
    labelNames: ["limit"],
    registers: [metrics],
  });
  let counters = 0;
  return {
    noteRefused: (limit: string, calls = 1) => refused.inc({ limit }, calls),

    /** Creates a counter with this name: `points` per key in a window of `duration` seconds. */
    create(keyPrefix: string, points: number, duration: number): Counter {
      counters += 1;
      return new RateLimiterPostgres({
        storeClient,
        storeType: "client",
        tableName: "throttles",
        tableCreated: true,
        // One counter deletes expired rows for all, every five minutes.
        clearExpiredByTimeout: counters === 1,
        keyPrefix,
        points: Math.max(1, Math.floor(points * factor)),
        duration,
      });
    },

    /** The counter's key: a keyed hash, so that the table reveals no address. */
    toKey: (...whom: string[]) =>
      createHmac("sha256", secret).update(JSON.stringify(whom)).digest("base64url"),
  };
}
