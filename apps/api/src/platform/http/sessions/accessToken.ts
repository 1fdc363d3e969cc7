import type { IncomingHttpHeaders } from "node:http";
import { ACCESS_TOKEN_PREFIX } from "@headwaters/contracts";
import type { AccessTokensService, TokenAccess } from "@headwaters/contracts/router";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { unauthorized } from "../../errors/errors.ts";
import { countRequest } from "../../rate-limit/countRequest.ts";
import type { GlobalLimit } from "../../rate-limit/globalLimit.ts";
import { isPage } from "../urls/requestTarget.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The access token of the request; null without one. */
    access: TokenAccess | null;
  }
}

const BEARER = /^bearer(?:\s+|$)/i;
const IN_ADDRESS = new RegExp(`[?&](access_token=|[^=&]*=${ACCESS_TOKEN_PREFIX})`);

/** Returns true for a request with an access token, valid or not, to any address. */
export const hasBearer = ({ authorization = "" }: IncomingHttpHeaders) =>
  BEARER.test(authorization);

/** The same, except for requests of pages, which ignore tokens. */
export const hasAccessToken = (request: FastifyRequest) =>
  hasBearer(request.headers) && !isPage(request);

/**
 * Access tokens, as `Authorization: Bearer`. A call with a token has no session, even with a session
 * cookie.
 */
export const accessToken = fp<Pick<AccessTokensService, "use"> & { globalLimit: GlobalLimit }>(
  async (app, { use, globalLimit }) => {
    app.decorateRequest("access", null);
    app.addHook("onRequest", async (request, reply) => {
      const { authorization = "" } = request.headers;
      if (!isPage(request) && IN_ADDRESS.test(request.url)) {
        // Servers and browsers store addresses in logs and histories.
        throw unauthorized("Send an access token in the Authorization header, not in the address.");
      }
      if (!hasAccessToken(request)) return;
      delete request.headers.cookie;
      const access = await use(authorization.replace(BEARER, "").trim());
      if (!access) {
        reply.header("www-authenticate", 'Bearer error="invalid_token"');
        throw unauthorized("This access token is not valid. It may have expired or been revoked.");
      }
      countRequest(globalLimit, `token ${access.id}`, request, reply);
      request.access = access;
    });
  },
  { name: "accessToken" },
);
