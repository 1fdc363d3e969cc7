import helmet from "@fastify/helmet";
import { TRPCError } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** The headers that every answer carries whatever was asked, as name, value, name, …; empty before the first. */
    sharedHeaders: readonly string[];
  }
}

export interface SecurityOptions {
  publicUrl: string;
  /** CSP sources ("'sha256-…'") of the inline scripts that our own pages carry. */
  inlineScripts: readonly string[];
}

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/** True for a write that a browser sends on behalf of another website. */
function isCrossSite(request: FastifyRequest, publicHost: string | null): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = request.headers;
  if (origin === undefined) return false; // not a browser, or one that sent Sec-Fetch-Site
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== publicHost);
}

export const security = fp<SecurityOptions>(
  async (app, { publicUrl, inlineScripts }) => {
    const https = publicUrl.startsWith("https:");
    const publicHost = hostOf(publicUrl);

    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...inlineScripts],
          // Mantine writes responsive styles into style elements; cells of tables have style attributes.
          styleSrc: ["'self'", "'unsafe-inline'"],
          // Articles may show pictures from any https address.
          imgSrc: ["'self'", "data:", "https:"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(https ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      xFrameOptions: { action: "deny" },
    });

    const sharedHeaders: string[] = [];
    app.decorate("sharedHeaders", sharedHeaders);
    app.addHook("onRequest", async (request, reply) => {
      reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
      if (sharedHeaders.length === 0) {
        // No hook but helmet's has run before: there is nothing yet of this request alone.
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          sharedHeaders.push(name, String(value));
        }
      }
      reply.header("x-request-id", request.id);
      if (!SAFE_METHODS.has(request.method) && isCrossSite(request, publicHost)) {
        throw new TRPCError({
          code: "FORBIDDEN",
          message: "This request came from another website and was refused.",
        });
      }
    });
  },
  { name: "security" },
);
