import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import { appRouter } from "@headwaters/contracts/router";
import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyPluginAsync } from "fastify";
import type { CreateContext } from "./context.ts";
import { acceptJson } from "./json.ts";

// tRPC's own Fastify plugin would take any text as a body; this one keeps our strict JSON.
/** The procedures as typed RPC at /trpc. */
export const trpc: FastifyPluginAsync<{ createContext: CreateContext }> = async (
  app,
  { createContext },
) => {
  acceptJson(app, "text");
  app.all<{ Params: { path: string } }>("/trpc/:path", async (req, res) => {
    res.header("cache-control", "no-store");
    await fastifyRequestHandler({
      req,
      res,
      path: req.params.path,
      router: appRouter,
      createContext: () => createContext(req, res),
      maxBatchSize: MAX_BATCH_SIZE,
      onError({ error, path }) {
        if (error.code === "INTERNAL_SERVER_ERROR")
          req.log.error({ err: error, path }, "rpc failed");
      },
    });
    return res;
  });
};
