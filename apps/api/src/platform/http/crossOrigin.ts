import fp from "fastify-plugin";
import { hasAccessToken } from "./sessions/accessToken.ts";

/** Any website may read public responses, and responses to an access token that it has been given. */
export const forAnyOrigin = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "etag, link, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id",
};

const preflight = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
  "access-control-allow-headers":
    "authorization, content-type, idempotency-key, if-none-match, trpc-accept",
  "access-control-max-age": "86400",
};

/**
 * Cross-origin calls by scripts of other websites: with an access token, never with cookies, which
 * browsers send only with `access-control-allow-credentials`. The response cache adds these headers to
 * public responses.
 */
export const crossOrigin = fp(
  async (app) => {
    app.addHook("onRequest", async (request, reply) => {
      if (hasAccessToken(request)) reply.headers(forAnyOrigin);
    });
    for (const url of ["/api/*", "/trpc/*"]) {
      app.options(url, async (_request, reply) => reply.status(204).headers(preflight).send());
    }
  },
  { name: "crossOrigin" },
);
