import { ONE_CLICK_PATH, UNSUBSCRIBE_PATH } from "@headwaters/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { CreateContext } from "../../../platform/rpc/context.ts";
import { callProcedure } from "../../../platform/rpc/procedures.ts";

/** Bytes; enough for "List-Unsubscribe=One-Click" in any encoding. */
const BODY_LIMIT = 16 * 1024;

/**
 * Target of the header List-Unsubscribe (RFC 8058): mail programs POST to it from any origin,
 * authorized by the token. GET redirects to a page with a button, so that mail scanners do not
 * unsubscribe anyone.
 */
export const unsubscribe: FastifyPluginAsync<{ createContext: CreateContext }> = async (
  app,
  { createContext },
) => {
  app.removeAllContentTypeParsers();
  // The body is ignored: the POST itself is the request.
  const ignored = { parseAs: "buffer", bodyLimit: BODY_LIMIT } as const;
  app.addContentTypeParser<Buffer>("*", ignored, async () => undefined);

  app.get<{ Querystring: { token?: unknown } }>(ONE_CLICK_PATH, async ({ query }, reply) => {
    const token = new URLSearchParams({ token: String(query.token ?? "") });
    return reply.header("cache-control", "no-store").redirect(`${UNSUBSCRIBE_PATH}?${token}`, 303);
  });

  app.post<{ Querystring: { token?: unknown } }>(
    ONE_CLICK_PATH,
    { config: { isForAnySite: true } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { token } = request.query;
      return callProcedure(createContext(request, reply), "newsletter.unsubscribe", { token });
    },
  );
};
