import type { Pool } from "pg";
import { Gauge, type Registry } from "prom-client";

export function registerPoolMetrics(registry: Registry, pool: Pool): void {
  const registers = [registry];
  new Gauge({
    name: "headwaters_pool_connections",
    help: "Connections of the database pool, by state: used or idle.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "used" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
    },
  });
  new Gauge({
    name: "headwaters_pool_connections_max",
    help: "The most connections that the pool may have.",
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: "headwaters_pool_waiting",
    help: "Queries and transactions that wait for a connection.",
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
