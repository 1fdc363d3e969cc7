import fp from "fastify-plugin";
import { SAFE_METHODS } from "../security.ts";

/** A path of the API with something behind its last slash but slashes. */
const SLASHED = /^(\/(?:api|trpc)\/[^?]*[^/?])\/+(\?.*)?$/;

/** Leads who asks the API with a slash too many to the address that is meant; pages do so themselves. */
export const slashes = fp(
  async (app) => {
    app.addHook("onRequest", async ({ method, url }, reply) => {
      // Whoever writes is told that there is nothing, instead of writing twice.
      const [, path, search = ""] = (SAFE_METHODS.has(method) && SLASHED.exec(url)) || [];
      if (path) return reply.header("cache-control", "no-store").redirect(path + search, 308);
    });
  },
  { name: "slashes" },
);
