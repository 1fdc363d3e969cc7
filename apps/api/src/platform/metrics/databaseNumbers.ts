import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import { Gauge, type Registry } from "prom-client";

/** A number of the database, which a feature declares. */
export interface DatabaseNumber {
  /** As Prometheus names it: "headwaters_mails". */
  name: string;
  help: string;
  labelNames: readonly string[];
  /** A query for a row of the labels and the `value` of each series. It is run at each scrape. */
  sql: string;
}

/** A scrape waits so long for the database, ms: Prometheus gives up after 10 s. */
const TIMEOUT_MS = 2_000;

/**
 * Registers the numbers. The function that is returned reads them anew, before a scrape; while the
 * database is away there are none.
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
  /** Shared by the scrapes of one time. */
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
