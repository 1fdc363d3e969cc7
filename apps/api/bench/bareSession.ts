import { createClient } from "@headwaters/db";
import Fastify, { type FastifyInstance, type RouteHandler } from "fastify";
import { SESSION_QUERY } from "../src/features/accounts/sessions/store.ts";

/** The name of the request header with the session's id, instead of a signed cookie. */
export const SESSION = "x-session";

/** The baseline of signed-in requests: Fastify with the site's query of the session and its account. */
export function bareSession(
  connectionString: string,
  path: string,
  send: RouteHandler,
): FastifyInstance {
  const { pool } = createClient(connectionString);
  const app = Fastify();
  app.addHook("preHandler", async ({ headers }) => {
    const { rowCount } = await pool.query(SESSION_QUERY, [headers[SESSION], Date.now() / 1_000]);
    if (rowCount !== 1) throw new Error("There is no such session.");
  });
  app.get(path, send);
  return app;
}
