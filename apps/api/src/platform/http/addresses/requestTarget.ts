import { errorCodes, type FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/**
 * Longest path that is answered, bytes. The longest of ours is that of a tRPC batch, which names ten
 * procedures: some 300. Queries are longer, and bounded by Node's limit for all headers, 16 KiB.
 */
export const MAX_PATH_LENGTH = 2_048;
/** Routed instead of a longer one, so that neither the router nor the log reads it. */
const LONG_PATH = "/too-long";

function isTooLong(target: string): boolean {
  if (target.length <= MAX_PATH_LENGTH) return false;
  const query = target.indexOf("?");
  return query < 0 || query > MAX_PATH_LENGTH;
}

/** Whether a target is one of the API, REST or RPC. */
export const isApi = (target: string) => /^\/(?:api|trpc)\//.test(target);

/** Whether a request is for a page, which people open. */
export const isPage = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.config.isDocument === true && !isApi(url);

/** Absolute-form request targets ("http://host/path", RFC 9112, 3.2.2) become paths. */
function originForm(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/** The target that Fastify routes for the target of a request. */
export function routedTarget(target: string): string {
  return isTooLong(target) ? LONG_PATH : originForm(target);
}

/** Refuses long paths, of every method, before any other plugin spends time on the request. */
export const longPaths = fp(
  async (app) => {
    app.addHook("onRequest", async ({ originalUrl }) => {
      if (isTooLong(originalUrl)) throw new errorCodes.FST_ERR_MAX_PARAM_LENGTH(LONG_PATH);
    });
  },
  { name: "longPaths", dependencies: ["security"] },
);
