import type { CallProcedure, RenderedPage, SharedPage } from "@headwaters/contracts";
import { type Context, DomainError, toTrpcError } from "@headwaters/contracts/router";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { concurrencyLimiter } from "../../concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../../errors/errors.ts";
import { type CachedResponse, HTML } from "../../response-cache/cachedResponse.ts";
import { RETRY_AFTER } from "../../response-cache/send.ts";
import type { Contexts } from "../../rpc/context.ts";
import { callProcedure, findCacheTag, getMeta, isCacheableInput } from "../../rpc/procedures.ts";
import { answerError, describeForRpc, findRetryable, retryHeaders } from "../failures/errors.ts";
import { sendHtml } from "./sendHtml.ts";
import type { WebBuild } from "./web.ts";

/** The path without a page from which the cached 404 page is rendered. */
const NOWHERE = "/404";

const createError = () => tooBusy("using this site");

/** Each rendering holds its data in memory. Only an attack asks for more of them at a time. */
const limitShared = concurrencyLimiter({
  concurrency: 2_000,
  maxQueue: 0,
  createError: createError,
});

/**
 * Pages of signed-in users are rendered few at a time: the queries of a whole crowd would wait longer
 * for a connection than they may.
 */
const limitOwn = concurrencyLimiter({ concurrency: 16, maxQueue: 2_000, createError: createError });

/** The procedures as a page calls them, with the context's session. */
function caller(
  context: Context,
  onAnswer: (name: string, input: unknown) => void = () => {},
): CallProcedure {
  return async (name, input) => {
    const response = await callProcedure(context, name, input).catch((error: unknown) => {
      throw describeForRpc(error);
    });
    onAnswer(name, input);
    return response;
  };
}

/** Renders pages: once per change for anonymous requests, and for each request of a signed-in user. */
export const pages: FastifyPluginAsync<WebBuild & Contexts> = async (
  app,
  { renderer, findPage, canonicalSearch, isPrivatePath, createContext, anonymous },
) => {
  /** Renders the page of anonymous requests, from its path alone. */
  async function renderAnonymousPage(path: string): Promise<CachedResponse> {
    const tags = new Set<string>();
    let isCacheable = true;
    const onAnswer = (name: string, input: unknown) => {
      tags.add(findCacheTag(name));
      isCacheable &&= getMeta(name).cacheable === true && isCacheableInput(name, input);
    };
    const render = () => renderer.render(path, caller(anonymous, onAnswer));
    const { status, html } = await limitShared(render);
    // Unknown paths share one cached 404 page, because their number is unlimited.
    const cacheable = (status === 200 && isCacheable) || (status === 404 && path === NOWHERE);
    return { status, type: HTML, body: html, tags, cacheable };
  }

  const TEMP = new Map<string, Promise<SharedPage | null>>();
  async function renderOwnPage(path: string, context: Context): Promise<RenderedPage> {
    const call = caller(context);
    if (!isPrivatePath(path)) {
      const shared =
        TEMP.get(path) ??
        renderer.renderShared(path, caller(anonymous)).catch((e) => (console.error(e), null));
      TEMP.set(path, shared);
      const html = await (await shared)?.complete(call);
      if (html) return { status: 200, redirect: null, html };
    }
    return renderer.render(path, call);
  }

  async function sendUserPage(
    path: string,
    context: Context,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    reply.header("cache-control", "no-store");
    const { status, redirect, html } = await limitOwn(() => renderOwnPage(path, context));
    if (redirect) return reply.redirect(redirect, 302);
    if (status === 503) reply.header("retry-after", RETRY_AFTER);
    return sendHtml(request, reply.status(status), html);
  }

  async function sendPage(path: string, request: FastifyRequest, reply: FastifyReply) {
    const context = createContext(request, reply);
    const isOwn = context.session.userId !== null || isPrivatePath(path);
    if (isOwn) return sendUserPage(path, context, request, reply);
    return reply.sendCached(path, () => renderAnonymousPage(path));
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const retryable = findRetryable(error);
    if (retryable) {
      // The browser renders the page, or shows the message if its requests are rejected too.
      const headers = { "cache-control": "no-store", ...retryHeaders([error]) };
      const status = getHTTPStatusCodeFromError(toTrpcError(retryable));
      return sendHtml(request, reply.status(status).headers(headers), renderer.fallbackHtml);
    }
    const isClientError = error instanceof DomainError || (error.statusCode ?? 500) < 500;
    if (isClientError) return answerError(error, request, reply);
    request.log.error({ err: error }, "page failed");
    // The browser renders the page instead, and shows the message of the failure.
    reply.header("cache-control", "no-store").header("retry-after", RETRY_AFTER);
    return sendHtml(request, reply.status(503), renderer.fallbackHtml);
  });

  app.get("/*", { config: { isDocument: true } }, async (request, reply) => {
    const [path = "/", ...search] = request.url.split("?");
    if (/^\/(api|trpc)(\/|$)/.test(path)) return reply.callNotFound();
    const page = findPage(path);
    if (!page) return sendPage(NOWHERE, request, reply);
    request.pageRoute = page.pattern;
    if (page.path === path) {
      return sendPage(path + canonicalSearch(path, `?${search.join("?")}`), request, reply);
    }
    return reply.redirect([page.path, ...search].join("?"), 308);
  });
};
