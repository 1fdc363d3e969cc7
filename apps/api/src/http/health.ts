import type { FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";

/** /healthz: the process answers. /readyz: it can serve, the database included. */
export const health: FastifyPluginAsync<{ pool: Pool }> = async (app, { pool }) => {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  const quiet = { logLevel: "warn" } as const;
  app.get("/healthz", quiet, async () => ({ status: "ok" }));
  app.get("/readyz", quiet, async (_request, reply) => {
    const ready =
      !closing &&
      (await pool.query("SELECT 1").then(
        () => true,
        () => false,
      ));
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
};
