import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerFactory,
} from "fastify";
import fp from "fastify-plugin";
import { hasSessionCookie } from "../http/session.ts";
import { type Answer, type Bytes, HTML } from "./cachedResponse.ts";
import type { ByteCache } from "./responseCache.ts";
import { sendBytes } from "./send.ts";

declare module "fastify" {
  interface FastifyReply {
    /**
     * Sends the kept answer of this key, or makes and keeps it; see ByteCache.get. The key is the
     * request target that the answer belongs to, if there is one: the next to ask for exactly this
     * target is answered before Fastify sees the request.
     */
    sendKept(key: string, make: () => Promise<Answer>): Promise<FastifyReply>;
  }
}

/** A whole request has arrived by then, ms: the largest picture at the lowest rate takes 13 minutes. */
const REQUEST_TIMEOUT = 15 * 60 * 1000;

/** What stands between the socket and Fastify: kept answers need none of its machinery. */
export function keptAnswers(bytes: ByteCache) {
  let log: FastifyBaseLogger | undefined;
  let shared: FastifyInstance["sharedHeaders"] = { document: [], data: [] };
  let open = false;

  function send(bytes: Bytes, request: IncomingMessage, response: ServerResponse, id: string) {
    const headers = bytes.type === HTML ? shared.document : shared.data;
    sendBytes(bytes, request, response, headers, id);
  }

  /** Answers visitors with what is ready; false leaves the request to Fastify. */
  function answerReady(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "", headers } = request;
    if (!open || (method !== "GET" && method !== "HEAD")) return false;
    const ready = bytes.ready(url);
    if (!ready || hasSessionCookie(headers.cookie)) return false;
    const id = randomUUID();
    if (log?.level === "debug") {
      log.debug({ reqId: id, method, path: url.split("?", 1)[0], status: ready.status }, "kept");
    }
    send(ready, request, response, id);
    return true;
  }

  const serverFactory: FastifyServerFactory = (handler, options) => {
    const server = createServer((request, response) => {
      if (!answerReady(request, response)) handler(request, response);
    });
    // With a factory Fastify leaves its settings to us; Node's own limits of time stay but for one.
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
      app.decorateReply("sendKept", async function (this: FastifyReply, key, make) {
        const answer = await bytes.get(key, make);
        const { request } = this as FastifyReply & { request: FastifyRequest };
        this.hijack();
        // While the process stops, a connection that is kept alive would keep it waiting.
        this.raw.shouldKeepAlive &&= open;
        send(answer, request.raw, this.raw, request.id);
        return this;
      });
    },
    { name: "kept", dependencies: ["security"] },
  );

  return { serverFactory, plugin };
}
