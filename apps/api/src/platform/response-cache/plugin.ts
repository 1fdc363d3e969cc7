import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { PICTURE_MAX_BYTES, PICTURE_MIN_RATE } from "@headwaters/contracts";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerFactory,
} from "fastify";
import fp from "fastify-plugin";
import { createTurns } from "../concurrency/turns.ts";
import { hasAccessToken, hasBearer } from "../http/sessions/accessToken.ts";
import { hasSessionCookie } from "../http/sessions/session.ts";
import type { IsOtherHost } from "../http/urls/canonicalHost.ts";
import { rejectSeveralHosts } from "../http/urls/hostHeader.ts";
import { isApi } from "../http/urls/requestTarget.ts";
import { findRoutes } from "../http/urls/routes.ts";
import type { RequestMetrics } from "../metrics/requests.ts";
import { RATE_LIMIT_HEADERS } from "../rate-limit/countRequest.ts";
import { type EncodedResponse, HTML } from "./cachedResponse.ts";
import type { Render, ResponseCache } from "./responseCache.ts";
import { sendEncoded } from "./send.ts";

declare module "fastify" {
  interface FastifyReply {
    /**
     * Sends the cached response of this key, or renders and caches it; see ResponseCache.get. If the
     * key is a request target, the next request is answered before Fastify's router.
     */
    sendCached(key: string, render: Render): Promise<FastifyReply>;
  }
}

/** Node's timeout for a whole request, in ms: the largest picture at the lowest rate, and a minute. */
export const REQUEST_TIMEOUT = (PICTURE_MAX_BYTES / PICTURE_MIN_RATE + 60) * 1000;

/**
 * Serves cached responses before Fastify's router.
 * @param isOtherHost finds requests of pages that Fastify must redirect
 */
export function createResponseCachePlugin(
  cache: ResponseCache,
  countCached: RequestMetrics["countCached"],
  isOtherHost: IsOtherHost,
) {
  let log: FastifyBaseLogger | undefined;
  let shared: FastifyInstance["sharedHeaders"] = { document: [], data: [] };
  let open = false;

  const getShared = ({ type }: EncodedResponse) => (type === HTML ? shared.document : shared.data);

  /**
   * Answers a request from the cache, one with a session cookie too if it asks for data, which is the same
   * for all; false leaves the request to Fastify.
   */
  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "", headers } = request;
    if (!open || (method !== "GET" && method !== "HEAD")) return false;
    // A token may lack the scope, and has an allowance.
    if (hasBearer(headers) || (hasSessionCookie(headers.cookie) && !isApi(url))) return false;
    const cached = cache.find(url);
    if (!cached || (cached.type === HTML && isOtherHost(request))) return false;
    const id = randomUUID();
    if (log?.level === "debug") {
      const [path] = url.split("?", 1);
      const route = cached.routes.join(",");
      log.debug({ reqId: id, method, route, path, status: cached.status }, "cached");
    }
    sendEncoded(cached, request, response, getShared(cached), id);
    // While the response is being compressed its final status is not known yet.
    const status = response.headersSent ? response.statusCode : cached.status;
    countCached(method, cached.routes, status);
    return true;
  }

  // What the cache answers, and visitors, do not wait for a crowd of families who are signed in.
  const inTurn = createTurns();
  const serverFactory: FastifyServerFactory = (handler, options) => {
    const server = createServer((request, response) => {
      if (rejectSeveralHosts(request, response)) return;
      if (answerFromCache(request, response)) return;
      if (hasSessionCookie(request.headers.cookie)) inTurn(() => handler(request, response));
      else handler(request, response);
    });
    // With a server factory, Fastify does not apply its settings. Of the timeouts, only the request's
    // differs from Node's default.
    server.keepAliveTimeout = (options as { keepAliveTimeout: number }).keepAliveTimeout;
    server.requestTimeout = REQUEST_TIMEOUT;
    return server;
  };

  const plugin = fp(
    async (app) => {
      log = app.log;
      shared = app.sharedHeaders;
      app.addHook("onReady", async () => {
        open = true;
      });
      app.addHook("preClose", async () => {
        open = false;
      });
      app.decorateReply("sendCached", async function (this: FastifyReply, key, render) {
        const encoded = await cache.get(key, render);
        const { request } = this as FastifyReply & { request: FastifyRequest };
        if (encoded.routes.length === 0) encoded.routes = findRoutes(request);
        this.hijack();
        // hijack() drops the headers of the reply, but programs need their allowance with each call.
        for (const name of hasAccessToken(request) ? RATE_LIMIT_HEADERS : []) {
          const value = this.getHeader(name);
          if (value !== undefined) this.raw.setHeader(name, value);
        }
        // A keep-alive connection would delay the shutdown.
        this.raw.shouldKeepAlive &&= open;
        sendEncoded(encoded, request.raw, this.raw, getShared(encoded), request.id);
        return this;
      });
    },
    { name: "response-cache", dependencies: ["security"] },
  );

  return { serverFactory, plugin };
}
