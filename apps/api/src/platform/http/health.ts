import { setTimeout as delay } from "node:timers/promises";
import fp from "fastify-plugin";
import type { Pool } from "pg";
import { version } from "../version.ts";

/** A database that does not answer in this time counts as unavailable, in ms. */
const TIMEOUT_MS = 2_000;

/**
 * /healthz: the process answers. /readyz: the process and its database can serve; a stopping process is
 * not ready, and closes each connection so that none delays it. /version: the version of the site.
 */
export const health = fp<{ pool: Pool }>(
  async (app, { pool }) => {
    let closing = false;
    app.addHook("preClose", async () => {
      closing = true;
    });
    app.addHook("onSend", async (_request, reply) => {
      if (closing) reply.header("connection", "close");
    });

    const quiet = { logLevel: "warn", config: { isProbe: true } } as const;
    app.get("/healthz", quiet, async (_request, reply) =>
      reply.header("cache-control", "no-store").send({ status: "ok" }),
    );
    app.get("/readyz", quiet, async (_request, reply) => {
      const connected = pool.query("SELECT 1").then(
        () => true,
        () => false,
      );
      const tooLate = delay(TIMEOUT_MS, false, { ref: false });
      const ready = !closing && (await Promise.race([connected, tooLate]));
      reply.header("cache-control", "no-store");
      return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
    });
    app.get("/version", quiet, async (_request, reply) =>
      reply.header("cache-control", "no-store").send({ version }),
    );
  },
  { name: "health" },
);
