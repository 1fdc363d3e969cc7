import { memberProcedure, nothing, router } from "../../rpc/procedures.ts";
import { byId } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import type { User } from "../schema.ts";
import {
  type AccessToken,
  accessToken,
  type CreatedAccessToken,
  createdAccessToken,
  type NewAccessToken,
  newAccessToken,
  type TokenAccess,
} from "./schema.ts";

export interface AccessTokensService {
  /** Lists the account's tokens, the newest first. */
  list(userId: string): Promise<AccessToken[]>;
  /**
   * FORBIDDEN for a wrong password, BAD_REQUEST for a scope that the account may not give, CONFLICT
   * when it has MAX_ACCESS_TOKENS.
   */
  create(user: User, token: NewAccessToken): Promise<CreatedAccessToken>;
  /** Harmless when it is deleted already. */
  revoke(user: User, id: string): Promise<void>;
  /** Finds a token that is valid now and notes its use; null for any other text. */
  use(token: string): Promise<TokenAccess | null>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    accessTokens: AccessTokensService;
  }
}

export const accessTokensRouter = router({
  list: memberProcedure
    .meta({ rest: "GET /api/account/tokens", summary: "List your access tokens" })
    .output(z.array(accessToken))
    .query(({ ctx }) => ctx.services.accessTokens.list(ctx.user.id)),

  create: memberProcedure
    .meta({
      needsFactor: true,
      rest: "POST /api/account/tokens",
      summary: "Make an access token, which is shown this once",
      status: 201,
      rateLimit: "currentPassword",
    })
    .input(newAccessToken)
    .output(createdAccessToken)
    .mutation(({ ctx, input }) => ctx.services.accessTokens.create(ctx.user, input)),

  revoke: memberProcedure
    .meta({ rest: "DELETE /api/account/tokens/:id", summary: "Revoke an access token" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.accessTokens.revoke(ctx.user, input.id)),
});
