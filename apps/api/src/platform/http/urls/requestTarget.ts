import { errorCodes, type FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/**
 * Longest accepted path, in bytes. Our longest path is that of a tRPC batch of ten procedures, about
 * 300 bytes; Node limits the query with all headers to 16 KiB.
 */
export const MAX_PATH_LENGTH = 2_048;
/** Takes the place of a longer path, so that neither the router nor the log reads that. */
const LONG_PATH = "/too-long";

function isTooLong(target: string): boolean {
  if (target.length <= MAX_PATH_LENGTH) return false;
  const query = target.indexOf("?");
  return query < 0 || query > MAX_PATH_LENGTH;
}

/** Whether a target is an address of REST or RPC. */
export const isApi = (target: string) => /^\/(?:api|trpc)\//.test(target);

/** Whether a request is for a page. */
export const isPage = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.config.isDocument === true && !isApi(url);

/** Absolute-form request targets ("http://host/path", RFC 9112, 3.2.2) become paths. */
function originForm(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/** Returns the path that Fastify routes for a request target. */
export function routedTarget(target: string): string {
  return isTooLong(target) ? LONG_PATH : originForm(target);
}

/** Rejects long paths of every method before any other plugin spends time on the request. */
export const longPaths = fp(
  async (app) => {
    app.addHook("onRequest", async ({ originalUrl }) => {
      if (isTooLong(originalUrl)) throw new errorCodes.FST_ERR_MAX_PARAM_LENGTH(LONG_PATH);
    });
  },
  { name: "longPaths", dependencies: ["security"] },
);
