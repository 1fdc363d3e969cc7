import type { IncomingHttpHeaders } from "node:http";
import { ACCESS_TOKEN_PREFIX } from "@headwaters/contracts";
import type { AccessTokensService, TokenAccess } from "@headwaters/contracts/router";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { unauthorized } from "../../errors/errors.ts";
import { countRequest } from "../../rate-limit/countRequest.ts";
import type { GlobalLimit } from "../../rate-limit/globalLimit.ts";
import { isPage } from "../addresses/requestTarget.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What the request's access token allows; null without one. */
    access: TokenAccess | null;
  }
}

const BEARER = /^bearer(?:\s+|$)/i;
const IN_ADDRESS = new RegExp(`[?&](access_token=|[^=&]*=${ACCESS_TOKEN_PREFIX})`);

/** True for a request that says to come with an access token, whether or not it is valid, wherever to. */
export const hasBearer = ({ authorization = "" }: IncomingHttpHeaders) =>
  BEARER.test(authorization);

/** The same for a request that is no page's: pages know no tokens. */
export const hasAccessToken = (request: FastifyRequest) =>
  hasBearer(request.headers) && !isPage(request);

/** Access tokens, as `Authorization: Bearer`. Such a call has no session, whatever its cookies are. */
export const accessToken = fp<Pick<AccessTokensService, "use"> & { globalLimit: GlobalLimit }>(
  async (app, { use, globalLimit }) => {
    app.decorateRequest("access", null);
    app.addHook("onRequest", async (request, reply) => {
      const { authorization = "" } = request.headers;
      if (!isPage(request) && IN_ADDRESS.test(request.url)) {
        // Addresses are written into logs and histories.
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
