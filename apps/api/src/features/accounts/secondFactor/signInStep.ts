import {
  INVALID_LOGIN,
  organization,
  REMEMBERED_DAYS,
  SECOND_STEP_MINUTES,
} from "@headwaters/contracts";
import type { PrismaClient, Transaction, UserModel } from "@headwaters/db";
import { forbidden, unauthorized } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import { lockPassword } from "../passwords/passwords.ts";

/**
 * Stores a sign-in whose password was right; returns its token. A new password deletes it.
 * @throws DomainError UNAUTHORIZED when the password has changed meanwhile
 */
export async function beginSignIn(
  prisma: PrismaClient,
  account: Pick<UserModel, "id" | "password">,
): Promise<string> {
  const token = createToken();
  await prisma.$transaction(async (transaction) => {
    if (!(await lockPassword(transaction, account))) throw unauthorized(INVALID_LOGIN);
    await transaction.$executeRaw`
      INSERT INTO pending_sign_ins ("tokenHash", "userId", "expiresAt") VALUES (
        ${hashToken(token)}, ${account.id},
        now() + make_interval(mins => ${SECOND_STEP_MINUTES}::int))`;
  });
  return token;
}

/** The account of a sign-in; null if it has ended. */
export async function findSignIn(prisma: Transaction, token: string) {
  const [account] = await prisma.$queryRaw<{ userId: string; email: string }[]>`
    SELECT "userId", email::text FROM pending_sign_ins JOIN users ON users.id = "userId"
    WHERE "tokenHash" = ${hashToken(token)} AND "expiresAt" > now()`;
  return account ?? null;
}

/**
 * Ends a sign-in's second step; a call at the same time waits and then finds it ended.
 * @throws DomainError UNAUTHORIZED, or FORBIDDEN for a suspended account
 */
export async function takeSignIn(transaction: Transaction, token: string) {
  const [deleted] = await transaction.$queryRaw<{ userId: string }[]>`
    DELETE FROM pending_sign_ins
    WHERE "tokenHash" = ${hashToken(token)} AND "expiresAt" > now() RETURNING "userId"`;
  const account =
    deleted &&
    (await transaction.user.findUnique({
      where: { id: deleted.userId },
      include: { suspension: true },
    }));
  if (!account) throw unauthorized("This sign-in has ended. Please begin again.");
  if (account.suspension) {
    throw forbidden(`This account is suspended. Please write to ${organization.email}.`);
  }
  return account;
}

/** Remembers a browser for an account; returns the token of its cookie. */
export async function rememberDevice(prisma: PrismaClient, userId: string): Promise<string> {
  const token = createToken();
  await prisma.$executeRaw`
    INSERT INTO remembered_devices ("tokenHash", "userId", "expiresAt") VALUES (
      ${hashToken(token)}, ${userId}, now() + make_interval(days => ${REMEMBERED_DAYS}::int))`;
  return token;
}

export async function isRemembered(
  prisma: PrismaClient,
  userId: string,
  tokens: readonly string[],
): Promise<boolean> {
  if (tokens.length === 0) return false;
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT FROM remembered_devices WHERE "userId" = ${userId}
      AND "tokenHash" = ANY(${tokens.map(hashToken)}) AND "expiresAt" > now()`;
  return found.length > 0;
}
