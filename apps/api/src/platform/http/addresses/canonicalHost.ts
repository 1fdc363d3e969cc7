import type { IncomingMessage } from "node:http";
import fp from "fastify-plugin";
import { absoluteAddress } from "./absoluteAddress.ts";
import { isPage } from "./requestTarget.ts";

/** Whether a request names another host than the site's own. */
export type IsOtherHost = (request: Pick<IncomingMessage, "headers">) => boolean;

/**
 * @param isProxied a proxy may say in X-Forwarded-Host what the visitor asked for, as load balancers do
 *   that put their own name into Host
 */
export function createIsOtherHost(publicUrl: string, isProxied: boolean): IsOtherHost {
  const { host: own, protocol } = new URL(publicUrl);
  /** Without a default port, in lower case. */
  const parse = (host: string) => URL.parse(`${protocol}//${host}`)?.host;
  return ({ headers }) => {
    const forwarded = isProxied ? [headers["x-forwarded-host"]].flat().at(-1) : undefined;
    const host = forwarded?.split(",").at(-1)?.trim() || headers.host;
    return host !== undefined && host !== own && parse(host) !== own;
  };
}

/**
 * Redirects pages to the host of PUBLIC_URL. What programs call (the API, health checks) is answered
 * under any name, and a write is never redirected: it would be sent twice.
 */
export const canonicalHost = fp<{ publicUrl: string; isOtherHost: IsOtherHost }>(
  async (app, { publicUrl, isOtherHost }) => {
    app.addHook("onRequest", async (request, reply) => {
      if (!isPage(request) || !["GET", "HEAD"].includes(request.method) || !isOtherHost(request))
        return;
      reply.header("cache-control", "no-store");
      return reply.redirect(absoluteAddress(request.url, publicUrl), 308);
    });
  },
  { name: "canonicalHost", dependencies: ["security"] },
);
