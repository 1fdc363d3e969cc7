import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import { Gauge, type Registry } from "prom-client";

/** A metric read from the database, declared by a feature. */
export interface DatabaseNumber {
  /** The name for Prometheus: "headwaters_mails". */
  name: string;
  help: string;
  labelNames: readonly string[];
  /** A query that returns the labels and the `value` of each series; it runs at each scrape. */
  sql: string;
}

/** Maximum wait of a scrape for the database, in ms: Prometheus gives up after 10 s. */
const TIMEOUT_MS = 2_000;

/**
 * Registers the metrics. The returned function reads them before a scrape; while the database is
 * unavailable there are none.
 */
export function registerDatabaseNumbers(
  registry: Registry,
  pool: Pick<Pool, "query">,
  numbers: readonly DatabaseNumber[],
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: "headwaters_database_up",
    help: "1 while the database answers the queries of a scrape.",
    registers,
  });
  const gauges = numbers.map(({ sql, ...number }) => ({
    sql,
    gauge: new Gauge({ ...number, registers }),
  }));

  async function readAll() {
    const results = [];
    for (const { sql, gauge } of gauges) {
      results.push({ gauge, rows: (await pool.query(sql)).rows });
    }
    return results;
  }
  /** Concurrent scrapes share one reading. */
  let reading: ReturnType<typeof readAll> | undefined;

  return async () => {
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    const results = await Promise.race([
      reading.catch(() => null),
      delay(TIMEOUT_MS, null, { ref: false }),
    ]);
    up.set(results ? 1 : 0);
    for (const { gauge } of gauges) gauge.reset();
    for (const { gauge, rows } of results ?? []) {
      for (const { value, ...labels } of rows) gauge.set(labels, value);
    }
  };
}
