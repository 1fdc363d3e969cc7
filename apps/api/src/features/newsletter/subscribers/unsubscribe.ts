import { ONE_CLICK_PATH, UNSUBSCRIBE_PATH } from "@headwaters/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { CreateContext } from "../../../platform/rpc/context.ts";
import { callProcedure } from "../../../platform/rpc/procedures.ts";

/** Far more than "List-Unsubscribe=One-Click" in any encoding. */
const BODY_LIMIT = 16 * 1024;

/**
 * Where the header List-Unsubscribe of each newsletter leads (RFC 8058). Mail programs post to it,
 * from their own websites too: who has the token may. Whoever opens it in a browser, as mail
 * scanners do, gets to a page that has a button.
 */
export const unsubscribe: FastifyPluginAsync<{ createContext: CreateContext }> = async (
  app,
  { createContext },
) => {
  app.removeAllContentTypeParsers();
  // What it says is known: that it is a POST says it all.
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
