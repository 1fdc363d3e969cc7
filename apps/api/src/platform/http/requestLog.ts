import fp from "fastify-plugin";
import { findRoutes } from "./urls/routes.ts";

/**
 * Logs a line for each request, with the network address of the caller if `logAddresses`. Its fields
 * are in apps/docs/operations.md.
 */
export const requestLog = fp<{ logAddresses: boolean }>(
  async (app, { logAddresses }) => {
    app.addHook("onResponse", async (request, reply) => {
      const { method, url, access, session } = request;
      const line = {
        method,
        route: findRoutes(request).join(","),
        // The path only: query strings carry tokens and user input.
        path: url.split("?", 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: access?.user.id ?? session?.userId,
        ...(logAddresses && { address: request.ip }),
      };
      request.log.info(line, "request");
    });
  },
  { name: "requestLog" },
);
