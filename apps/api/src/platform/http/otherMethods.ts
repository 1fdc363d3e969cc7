import { DomainError } from "@headwaters/contracts/router";
import fp from "fastify-plugin";
import { isApi } from "./urls/requestTarget.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Adds the routes that respond with 405. Call it once, after all other routes. */
    rejectOtherMethods(): void;
  }
  interface FastifyContextConfig {
    /** An address for monitoring. */
    isProbe?: boolean;
  }
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Answers 405 with the header Allow for calls by a wrong method. Register it before the routes, because
 * it collects them by the onRoute hook.
 */
export const otherMethods = fp(
  async (app) => {
    const known = new Map<string, Set<string>>();
    app.addHook("onRoute", ({ url, method, config }) => {
      if (!(isApi(url) || config?.isProbe) || url.endsWith("*")) return;
      const methods = known.get(url) ?? new Set();
      for (const name of [method].flat()) methods.add(name);
      known.set(url, methods);
    });
    app.decorate("rejectOtherMethods", () => {
      for (const [url, methods] of [...known]) {
        const allowed = [...methods].sort().join(", ");
        app.route({
          method: METHODS.filter((method) => !methods.has(method)),
          url,
          exposeHeadRoute: false,
          async onRequest(_request, reply) {
            reply.header("allow", allowed);
            throw new DomainError("METHOD_NOT_SUPPORTED", `This address is called by ${allowed}.`);
          },
          handler: async () => {},
        });
      }
    });
  },
  { name: "otherMethods" },
);
