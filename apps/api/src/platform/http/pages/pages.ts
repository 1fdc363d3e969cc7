import type { CallProcedure, RenderedPage, SharedPage } from "@headwaters/contracts";
import { type Context, DomainError, toTrpcError } from "@headwaters/contracts/router";
import type { ChangeFeed } from "@headwaters/db";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { concurrencyLimiter } from "../../concurrency/concurrencyLimiter.ts";
import { forbidden, tooBusy } from "../../errors/errors.ts";
import { type CachedResponse, HTML } from "../../response-cache/cachedResponse.ts";
import { RETRY_AFTER } from "../../response-cache/send.ts";
import { createTaggedCache, type TaggedValue } from "../../response-cache/taggedCache.ts";
import type { Contexts } from "../../rpc/context.ts";
import { findCacheTag, getMeta, isCacheableInput } from "../../rpc/procedures.ts";
import type { CallCached } from "../../rpc/resultCache.ts";
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
const limitOwn = concurrencyLimiter({ concurrency: 3, maxQueue: 2_000, createError: createError });

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

const isCacheableCall = (name: string, input: unknown) =>
  getMeta(name).cacheable === true && isCacheableInput(name, input);

/** Size of the pages that all accounts share, bytes. */
const MAX_WEIGHT = 32 * 1024 * 1024;

interface CachedPage extends TaggedValue {
  page: SharedPage | null;
}

interface PagesOptions extends WebBuild, Contexts {
  changes: ChangeFeed;
  callCached: CallCached;
}

/**
 * Renders pages once per change for anonymous requests, and again for all accounts, whose own parts are
 * rendered for each request. Personal pages are rendered for each request as a whole.
 */
export const pages: FastifyPluginAsync<PagesOptions> = async (
  app,
  { renderer, findPage, canonicalSearch, createContext, anonymous, changes, callCached },
) => {
  /** Renders the page of anonymous requests, from its path alone. */
  async function renderAnonymousPage(path: string): Promise<CachedResponse> {
    const tags = new Set<string>();
    let isCacheable = true;
    const call = caller(callCached, anonymous, (name, input) => {
      tags.add(findCacheTag(name));
      isCacheable &&= isCacheableCall(name, input);
    });
    const { status, html } = await limitShared(() => renderer.render(path, call));
    // Unknown paths share one cached 404 page, because their number is unlimited.
    const cacheable = (status === 200 && isCacheable) || (status === 404 && path === NOWHERE);
    return { status, type: HTML, body: html, tags, cacheable };
  }

  // Finding a page takes as long as rendering an account's parts of it. Bounded by the length of the paths.
  const foundPages = new LRUCache({
    maxSize: 100_000,
    sizeCalculation: (_page, path) => path.length + 1,
    memoMethod: (path: string) => ({ page: findPage(path) }),
  });
  const sharedPages = createTaggedCache<CachedPage>(changes, { maxWeight: MAX_WEIGHT });

  // A page that could not be kept, such as a search, is rendered as a whole at once.
  const callPublic: CallCached = async (context, name, input) => {
    if (isCacheableCall(name, input)) return callCached(context, name, input);
    throw forbidden("This depends on the caller, or on what was typed.");
  };

  /** Finds or renders the page that all accounts share; null if there is none, as for personal pages. */
  async function findSharedPage(path: string): Promise<SharedPage | null> {
    const { page } = await sharedPages.get(path, async () => {
      const tags = new Set<string>();
      const call = caller(callPublic, anonymous, (name) => tags.add(findCacheTag(name)));
      try {
        const page = await limitShared(() => renderer.renderShared(path, call));
        return { page, tags, cacheable: true, weight: page?.weight ?? 1_000 };
      } catch (error) {
        // The page is rendered as a whole, with the data of the account.
        app.log.debug({ err: error, path }, "page is not shared");
        return { page: null, tags: new Set(), cacheable: false, weight: 0 };
      }
    });
    return page;
  }

  async function renderUserPage(
    path: string,
    isShared: boolean,
    context: Context,
  ): Promise<RenderedPage> {
    const call = caller(callCached, context);
    const { user } = context.session;
    const shared = isShared && user ? await findSharedPage(path) : null;
    if (!user || !shared) return renderer.render(path, call);
    const html = await shared.complete(user, call).catch((error: unknown) => {
      app.log.error({ err: error, path }, "page rendered as a whole");
      return null;
    });
    return html ? { status: 200, redirect: null, html } : renderer.render(path, call);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    isPrivate: boolean,
  ) {
    const context = createContext(request, reply);
    const isAnonymous = context.session.userId === null && !isPrivate;
    if (isAnonymous) return reply.sendCached(path, () => renderAnonymousPage(path));
    reply.header("cache-control", "no-store");
    const isShared = !isPrivate && path !== NOWHERE;
    const render = () => renderUserPage(path, isShared, context);
    const { status, redirect, html } = await limitOwn(render);
    if (redirect) return reply.redirect(redirect, 302);
    if (status === 503) reply.header("retry-after", RETRY_AFTER);
    return sendHtml(request, reply.status(status), html);
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
    const { page } = foundPages.memo(path);
    if (!page) return sendPage(request, reply, NOWHERE, false);
    request.pageRoute = page.pattern;
    if (page.path !== path) return reply.redirect([page.path, ...search].join("?"), 308);
    const query = canonicalSearch(path, `?${search.join("?")}`);
    return sendPage(request, reply, path + query, page.isPrivate);
  });
};
