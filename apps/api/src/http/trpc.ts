import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import { appRouter } from "@headwaters/contracts/router";
import { TRPCError } from "@trpc/server";
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
    const calls = req.params.path.split(",").length;
    if (calls > MAX_BATCH_SIZE) {
      const message = `A batch holds at most ${MAX_BATCH_SIZE} calls.`;
      throw new TRPCError({ code: "BAD_REQUEST", message });
    }
    res.header("cache-control", "no-store");
    await fastifyRequestHandler({
      req,
      res,
      path: req.params.path,
      router: appRouter,
      createContext: () => createContext(req, res),
      onError({ error, path }) {
        if (error.code === "INTERNAL_SERVER_ERROR")
          req.log.error({ err: error, path }, "rpc failed");
      },
    });
    return res;
  });
};
