import {
  ACCESS_TOKEN_PREFIX,
  type AccessScope,
  accessScopes,
  can,
  MAX_ACCESS_TOKENS,
  staffScopes,
} from "@headwaters/contracts";
import type { AccessTokensService } from "@headwaters/contracts/router";
import { startOfMinute } from "date-fns/startOfMinute";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { conflict, invalidField } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import { createOnce } from "../../../platform/idempotency/createOnce.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockPassword, verifyPassword, wrongPassword } from "../passwords/passwords.ts";
import { type SelectedAccount, selectAccount, toUser } from "../users.ts";

const isScope = (text: string): text is AccessScope =>
  (accessScopes as readonly string[]).includes(text);

/** Leaves out scopes that only an older version of the site knew. */
const withScopes = <Row extends { scopes: string[] }>(row: Row) => ({
  ...row,
  scopes: row.scopes.filter(isScope),
});

/** Selects the token with the hash $1 and its account, unless it expired before $2, s since 1970. */
const FIND_TOKEN = `
  SELECT id, name, scopes, ${selectAccount('access_tokens."userId"')} AS account,
    coalesce("lastUsedAt" >= date_trunc('minute', to_timestamp($2)), false) AS "isUseNoted"
  FROM access_tokens
  WHERE "tokenHash" = $1 AND ("expiresAt" IS NULL OR "expiresAt" > to_timestamp($2))`;

interface TokenRow {
  id: string;
  name: string;
  scopes: string[];
  account: SelectedAccount;
  isUseNoted: boolean;
}

export function accessTokensService(
  deps: Parameters<typeof verifyPassword>[0] & Pick<Platform, "pool">,
): AccessTokensService {
  const { prisma, pool } = deps;
  return {
    async list(userId) {
      const rows = await prisma.accessToken.findMany({
        where: { userId },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      });
      return rows.map(withScopes);
    },

    async create(user, { currentPassword, idempotencyKey, ...data }) {
      if (
        data.scopes.some((scope) => staffScopes.includes(scope)) &&
        !can(user, "openStaffPages")
      ) {
        throw invalidField("scopes", "Only staff may make a token for the work of staff");
      }
      const account = await verifyPassword(deps, user.id, currentPassword);
      const token = ACCESS_TOKEN_PREFIX + createToken();
      const row = await prisma.$transaction(async (transaction) => {
        await lockRow(transaction, "users", user.id);
        if (!(await lockPassword(transaction, account))) throw wrongPassword();
        return createOnce(transaction, {
          idempotencyKey,
          content: ["accessTokens", user.id, data],
          // The token is not stored, so a repeated call cannot return it.
          find: async () => {
            throw conflict("This access token was made before, and was shown then.");
          },
          async create() {
            const count = await transaction.accessToken.count({ where: { userId: user.id } });
            if (count >= MAX_ACCESS_TOKENS) {
              throw conflict(`You have ${count} access tokens. Please revoke one of them first.`);
            }
            const subject = { kind: "account", id: user.id };
            const details = { scopes: data.scopes };
            await logStaffAction(transaction, user, "accessTokens.created", subject, details);
            return transaction.accessToken.create({
              data: { ...data, userId: user.id, tokenHash: hashToken(token) },
            });
          },
        });
      });
      return { ...withScopes(row), token };
    },

    revoke: (user, id) =>
      prisma.$transaction(async (transaction) => {
        const { count } = await transaction.accessToken.deleteMany({
          where: { id, userId: user.id },
        });
        if (count === 0) return;
        const subject = { kind: "account", id: user.id };
        await logStaffAction(transaction, user, "accessTokens.revoked", subject);
      }),

    async use(token) {
      const now = new Date();
      const { rows } = await pool.query<TokenRow>(FIND_TOKEN, [
        hashToken(token),
        now.getTime() / 1_000,
      ]);
      const [found] = rows;
      const user = toUser(found?.account ?? null);
      if (!found || !user) return null;
      const { id, name, scopes, isUseNoted } = withScopes(found);
      if (!isUseNoted) {
        // Not `update`: it may have been revoked meanwhile.
        const data = { lastUsedAt: startOfMinute(now) };
        await prisma.accessToken.updateMany({ where: { id }, data });
      }
      return { id, name, scopes, user };
    },
  };
}
