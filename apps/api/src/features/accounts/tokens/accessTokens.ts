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
import { lockPassword, verifyPassword, wrongPassword } from "../passwords/passwords.ts";

const isScope = (text: string): text is AccessScope =>
  (accessScopes as readonly string[]).includes(text);

/** Leaves out scopes that only an older version of the site knew. */
const withScopes = <Row extends { scopes: string[] }>(row: Row) => ({
  ...row,
  scopes: row.scopes.filter(isScope),
});

export function accessTokensService(
  deps: Parameters<typeof verifyPassword>[0],
): AccessTokensService {
  const { prisma } = deps;
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
      const found = await prisma.accessToken.findUnique({
        where: { tokenHash: hashToken(token), user: { suspension: null } },
      });
      const now = new Date();
      if (!found || (found.expiresAt && found.expiresAt <= now)) return null;
      const lastUsedAt = startOfMinute(now);
      if (!found.lastUsedAt || found.lastUsedAt < lastUsedAt) {
        // Not `update`: it may have been revoked meanwhile.
        const { id } = found;
        await prisma.accessToken.updateMany({ where: { id }, data: { lastUsedAt } });
      }
      return withScopes(found);
    },
  };
}
