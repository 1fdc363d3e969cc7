import type { CallProcedure } from "@headwaters/contracts";
import { type Context, DomainError, toTrpcError } from "@headwaters/contracts/router";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { concurrencyLimiter } from "../../concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../../errors/errors.ts";
import { type CachedResponse, HTML } from "../../response-cache/cachedResponse.ts";
import { RETRY_AFTER } from "../../response-cache/send.ts";
import type { Contexts } from "../../rpc/context.ts";
import { findCacheTag, getMeta, isCacheableInput } from "../../rpc/procedures.ts";
import type { CallCached } from "../../rpc/resultCache.ts";
import { answerError, describeForRpc, findRetryable, retryHeaders } from "../failures/errors.ts";
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
  callCached: CallCached,
  context: Context,
  onAnswer: (name: string, input: unknown) => void = () => {},
): CallProcedure {
  return async (name, input) => {
    const response = await callCached(context, name, input).catch((error: unknown) => {
      throw describeForRpc(error);
    });
    onAnswer(name, input);
    return response;
  };
}

/** Renders pages: once per change for anonymous requests, and for each request of a signed-in user. */
export const pages: FastifyPluginAsync<WebBuild & Contexts & { callCached: CallCached }> = async (
  app,
  { renderer, findPage, canonicalSearch, isPrivatePath, createContext, anonymous, callCached },
) => {
  /** Renders the page of anonymous requests, from its path alone. */
  async function renderAnonymousPage(path: string): Promise<CachedResponse> {
    const tags = new Set<string>();
    let isCacheable = true;
    const onAnswer = (name: string, input: unknown) => {
      tags.add(findCacheTag(name));
      isCacheable &&= getMeta(name).cacheable === true && isCacheableInput(name, input);
    };
    const render = () => renderer.render(path, caller(callCached, anonymous, onAnswer));
    const { status, html } = await limitShared(render);
    // Unknown paths share one cached 404 page, because their number is unlimited.
    const cacheable = (status === 200 && isCacheable) || (status === 404 && path === NOWHERE);
    return { status, type: HTML, body: html, tags, cacheable };
  }

  async function sendUserPage(path: string, context: Context, reply: FastifyReply) {
    reply.header("cache-control", "no-store");
    const render = () => renderer.render(path, caller(callCached, context));
    const { status, redirect, html } = await limitOwn(render);
    if (redirect) return reply.redirect(redirect, 302);
    if (status === 503) reply.header("retry-after", RETRY_AFTER);
    return reply.status(status).type(HTML).send(html);
  }

  async function sendPage(path: string, request: FastifyRequest, reply: FastifyReply) {
    const context = createContext(request, reply);
    const isOwn = context.session.userId !== null || isPrivatePath(path);
    if (isOwn) return sendUserPage(path, context, reply);
    return reply.sendCached(path, () => renderAnonymousPage(path));
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const retryable = findRetryable(error);
    if (retryable) {
      // The browser renders the page, or shows the message if its requests are rejected too.
      const headers = { "cache-control": "no-store", ...retryHeaders([error]) };
      const status = getHTTPStatusCodeFromError(toTrpcError(retryable));
      return reply.status(status).headers(headers).type(HTML).send(renderer.fallbackHtml);
    }
    const isClientError = error instanceof DomainError || (error.statusCode ?? 500) < 500;
    if (isClientError) return answerError(error, request, reply);
    request.log.error({ err: error }, "page failed");
    // The browser renders the page instead, and shows the message of the failure.
    reply.header("cache-control", "no-store").header("retry-after", RETRY_AFTER);
    return reply.status(503).type(HTML).send(renderer.fallbackHtml);
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
