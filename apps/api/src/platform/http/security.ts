import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { forbidden } from "../errors/errors.ts";
import { hasAccessToken } from "./sessions/accessToken.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    isDocument?: boolean;
    /** Cross-site calls are allowed, because the call carries its own secret. */
    isForAnySite?: boolean;
  }
  interface FastifyInstance {
    /** Headers of every response, as name, value, name, …; empty before the first. */
    sharedHeaders: { document: readonly string[]; data: readonly string[] };
  }
}

export interface SecurityOptions {
  publicUrl: string;
  /** CSP sources ("'sha256-…'") of the inline scripts that our own pages carry. */
  inlineScripts: readonly string[];
}

const NO_DEVICES = "camera=(), geolocation=(), microphone=(), payment=()";

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Returns true if a browser says that another website has caused the request. */
export function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** Returns true for a write that a browser sends for another website. */
function isCrossSite(request: FastifyRequest, publicHost: string): boolean {
  if (isFromOtherSite(request)) return true;
  const { origin } = request.headers;
  if (origin === undefined) return false; // not a browser, or a browser that sent Sec-Fetch-Site
  const host = URL.parse(origin)?.host;
  return host === undefined || (host !== request.host && host !== publicHost);
}

function documentPolicies({ publicUrl, inlineScripts }: SecurityOptions): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        // Pages contain inline styles, and Mantine's responsive styles are style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Articles may show pictures from any https address, and a form previews a picture before the
        // upload.
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        // Video players in articles, which a click inserts. Every document allows them, because the
        // application changes pages without loading a new document.
        frameSrc: ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(publicUrl.startsWith("https:") ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    originAgentCluster: true as never,
  };
}

export const security = fp<SecurityOptions>(
  async (app, options) => {
    const https = options.publicUrl.startsWith("https:");
    const publicHost = new URL(options.publicUrl).host;
    const forDocuments = documentPolicies(options);

    await app.register(helmet, {
      global: false,
      // A response with data that is opened as a page must not run or load anything.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
      // Links in mails carry tokens in their addresses, so the referrer is the origin alone.
      referrerPolicy: { policy: "strict-origin" },
      xFrameOptions: { action: "deny" },
      // Only obsolete browsers read these, and headers add to every response.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });

    const sharedHeaders = { document: [] as string[], data: [] as string[] };
    app.decorate("sharedHeaders", sharedHeaders);
    app.addHook("onRequest", async (request, reply) => {
      const { isDocument, isForAnySite } = request.routeOptions.config;
      const shared = isDocument ? sharedHeaders.document : sharedHeaders.data;
      if (shared.length === 0) {
        // helmet builds the same headers anew for each request that it handles.
        reply.helmet(isDocument ? forDocuments : {});
        if (isDocument) reply.header("permissions-policy", NO_DEVICES);
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          shared.push(name, String(value));
        }
      }
      for (let i = 0; i < shared.length; i += 2) reply.header(shared[i] ?? "", shared[i + 1]);
      reply.header("x-request-id", request.id);
      const isWrite = !SAFE_METHODS.has(request.method);
      // A browser does not add an access token on its own, unlike cookies.
      const isTrusted = isForAnySite || hasAccessToken(request);
      if (isWrite && !isTrusted && isCrossSite(request, publicHost)) {
        throw forbidden("This request came from another website and was refused.");
      }
    });
  },
  { name: "security" },
);
