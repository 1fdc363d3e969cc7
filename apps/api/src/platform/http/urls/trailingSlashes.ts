import fp from "fastify-plugin";
import { SAFE_METHODS } from "../security.ts";

/** A path of the API with a trailing slash. */
const SLASHED = /^(\/(?:api|trpc)\/[^?]*[^/?])\/+(\?.*)?$/;

/** Redirects API addresses with a trailing slash. Pages redirect themselves. */
export const slashes = fp(
  async (app) => {
    app.addHook("onRequest", async ({ method, url }, reply) => {
      // A redirected write would be sent twice, so writes get a 404.
      const [, path, search = ""] = (SAFE_METHODS.has(method) && SLASHED.exec(url)) || [];
      if (path) return reply.header("cache-control", "no-store").redirect(path + search, 308);
    });
  },
  { name: "slashes" },
);
