import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import { appRouter, type Context, hasScope } from "@headwaters/contracts/router";
import { TRPCError } from "@trpc/server";
import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { acceptJson } from "../http/bodies/json.ts";
import { forAnyOrigin } from "../http/crossOrigin.ts";
import { retryHeaders } from "../http/failures/errors.ts";
import type { CachedResponse } from "../response-cache/cachedResponse.ts";
import { limitBatch } from "./batchLimit.ts";
import { type CanonicalRpcUrl, canonicalRpcUrl } from "./canonicalUrl.ts";
import type { Contexts } from "./context.ts";
import { bodyLimitFor, findCacheTag, getMeta, getScope, procedureNames } from "./procedures.ts";

/** Returns the Allow header if a procedure was called by the wrong method. */
function allowHeader(type: string, errors: readonly TRPCError[]): Record<string, string> {
  if (!errors.some(({ code }) => code === "METHOD_NOT_SUPPORTED")) return {};
  return { allow: type === "mutation" ? "POST" : "GET, HEAD" };
}

type OnError = (failed: { error: TRPCError; path: string | undefined }) => void;

/** Renders the response of these calls to every caller, from the address alone. */
async function renderResponse(
  { url, cacheable }: CanonicalRpcUrl,
  names: string[],
  anonymous: Context,
  onError: OnError,
): Promise<CachedResponse> {
  const response = await fetchRequestHandler({
    endpoint: "/trpc",
    req: new Request(new URL(url, "http://trpc")),
    router: appRouter,
    createContext: () => anonymous,
    responseMeta: (response) => {
      limitBatch(names.length, response);
      return {};
    },
    onError,
  });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "application/json",
    body: await response.text(),
    tags: new Set(names.map(findCacheTag)),
    cacheable: cacheable && response.status === 200,
  };
}

// tRPC's own Fastify plugin accepts any text as a body; this one keeps our strict JSON parser.
/** Serves the procedures as typed RPC at /trpc. */
export const trpc: FastifyPluginAsync<Contexts> = async (app, { createContext, anonymous }) => {
  acceptJson(app, "text", ({ params }) =>
    bodyLimitFor((params as { path: string }).path.split(",")),
  );
  app.route<{ Params: { path: string } }>({
    method: ["GET", "HEAD", "POST"],
    url: "/trpc/:path",
    config: { isBatch: true },
    bodyLimit: bodyLimitFor(procedureNames),
    handler: (req, res) => respond(req, res, req.params.path),
  });

  async function respond(req: FastifyRequest, res: FastifyReply, path: string) {
    const names = path.split(",");
    if (names.length > MAX_BATCH_SIZE) {
      const message = `A batch holds at most ${MAX_BATCH_SIZE} calls.`;
      throw new TRPCError({ code: "BAD_REQUEST", message });
    }
    const onError: OnError = ({ error, path: name }) => {
      if (error.code !== "INTERNAL_SERVER_ERROR") return;
      req.log.error({ err: error, path: name }, "rpc failed");
    };
    res.header("cache-control", "no-store"); // cached responses have their own headers
    const context = createContext(req, res);
    const isRead = req.method === "GET" || req.method === "HEAD";
    const isShared = isRead && names.every((name) => getMeta(name).cacheable);
    // A token without a call's scope gets the call's rejection.
    if (isShared && names.every((name) => hasScope(context.session, getScope(name)))) {
      res.headers(forAnyOrigin); // headers for a failure; other responses get them from the cache
      const canonical = canonicalRpcUrl(names, req.query);
      if (canonical) {
        return res.sendCached(canonical.url, () =>
          renderResponse(canonical, names, anonymous, onError),
        );
      }
    }
    await fastifyRequestHandler({
      req,
      res,
      path,
      router: appRouter,
      createContext: () => context,
      responseMeta: (response) => {
        limitBatch(names.length, response);
        const { type, errors } = response;
        return { headers: { ...retryHeaders(errors), ...allowHeader(type, errors) } };
      },
      onError,
    });
    return res;
  }
};
