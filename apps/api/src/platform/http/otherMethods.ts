import { DomainError } from "@headwaters/contracts/router";
import fp from "fastify-plugin";
import { isApi } from "./addresses/requestTarget.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** To be called once, after all routes are there. */
    refuseOtherMethods(): void;
  }
  interface FastifyContextConfig {
    /** Asked by programs that watch the site. */
    isProbe?: boolean;
  }
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Answers 405 where a call is there by another method, and says which. Registered before the
 * routes, it hears of them; its own are added by the function that it decorates.
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
    app.decorate("refuseOtherMethods", () => {
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
