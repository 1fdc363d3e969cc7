import type { IncomingMessage } from "node:http";
import fp from "fastify-plugin";
import { absoluteUrl } from "./absoluteUrl.ts";
import { isPage } from "./requestTarget.ts";

/** Whether a request names another host than that of PUBLIC_URL. */
export type IsOtherHost = (request: Pick<IncomingMessage, "headers">) => boolean;

/**
 * @param isProxied the last proxy sets X-Forwarded-Host to the requested host, as load balancers do
 * that replace Host
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
 * Redirects pages to the host of PUBLIC_URL. The API and health checks answer under any name, and a
 * write is never redirected, because clients would send it twice.
 */
export const canonicalHost = fp<{ publicUrl: string; isOtherHost: IsOtherHost }>(
  async (app, { publicUrl, isOtherHost }) => {
    app.addHook("onRequest", async (request, reply) => {
      if (!isPage(request) || !["GET", "HEAD"].includes(request.method) || !isOtherHost(request))
        return;
      reply.header("cache-control", "no-store");
      return reply.redirect(absoluteUrl(request.url, publicUrl), 308);
    });
  },
  { name: "canonicalHost", dependencies: ["security"] },
);
