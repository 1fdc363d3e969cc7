import { createHmac, timingSafeEqual } from "node:crypto";
import {
  CONFIRM_EMAIL_PATH,
  CONFIRMATION_LINK_DAYS,
  type ConfirmedEmail,
  type EmailStatus,
  INVALID_EMAIL_LINK,
} from "@headwaters/contracts";
import { RetryableError } from "@headwaters/contracts/router";
import type { Transaction, UserModel } from "@headwaters/db";
import { badRequest } from "../../../platform/errors/errors.ts";
import { hashToken } from "../../../platform/hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import { confirmEmail } from "../emails/links.ts";

type AccountEmail = Pick<UserModel, "id" | "email">;
type Account = Pick<UserModel, "id" | "email" | "firstName">;

const DAY = 24 * 60 * 60;
const TOO_MANY_LINKS =
  "We send at most three links to an address in a day. Please look for an earlier one, or try again tomorrow.";

/** Marks the account's address as confirmed; does nothing for a deleted account. */
export async function markEmailConfirmed(transaction: Transaction, userId: string): Promise<void> {
  await transaction.emailConfirmation.deleteMany({ where: { userId } });
}

/**
 * Confirms, by mailed links, that an account's address belongs to its owner.
 * @param deps with `secrets`, the keys of the tokens' HMAC
 */
export function emailConfirmations(
  deps: Pick<Platform, "prisma" | "outbox" | "publicUrl"> & { secrets: Secrets },
) {
  const { prisma, outbox, publicUrl, secrets } = deps;
  /**
   * The token is deterministic: a newer mail does not void older links, and a used link is recognized
   * after its row is deleted.
   */
  function tokenFor({ id, email }: AccountEmail, secret = secrets[0]): string {
    const parts = JSON.stringify(["confirm email", id, email.toLowerCase()]);
    return `${createHmac("sha256", secret).update(parts).digest("base64url")}.${id}`;
  }

  const linkFor = (token: string) => `${publicUrl}${CONFIRM_EMAIL_PATH}?token=${token}`;

  /** Hashes of the account's tokens: one for each secret. */
  const hashTokens = (account: AccountEmail) =>
    secrets.map((secret) => hashToken(tokenFor(account, secret)));

  /** Compares in constant time. */
  function isOwnToken(account: AccountEmail, token: string): boolean {
    const sent = Buffer.from(hashToken(token));
    return hashTokens(account).some((hash) => timingSafeEqual(Buffer.from(hash), sent));
  }

  /** Renews the links of accounts and their expiry; returns those of unconfirmed addresses by account. */
  async function renewLinks(
    transaction: Transaction,
    accounts: readonly AccountEmail[],
  ): Promise<Map<string, { link: string; expiresAt: Date }>> {
    const tokens = new Map(accounts.map((account) => [account.id, tokenFor(account)]));
    const renewed = await transaction.$queryRaw<{ userId: string; expiresAt: Date }[]>`
      UPDATE email_confirmations c SET "tokenHash" = links.hash,
        "expiresAt" = now() + make_interval(days => ${CONFIRMATION_LINK_DAYS}::int)
      FROM unnest(${[...tokens.keys()]}::text[], ${[...tokens.values()].map(hashToken)}::text[])
        AS links ("userId", hash)
      WHERE c."userId" = links."userId" RETURNING c."userId", "expiresAt"`;
    return new Map(
      renewed.map(({ userId, expiresAt }) => [
        userId,
        { link: linkFor(tokens.get(userId) ?? ""), expiresAt },
      ]),
    );
  }

  return {
    renewLinks,

    /** Marks a new account's address as unconfirmed and adds its welcome mail to the outbox. */
    async begin(transaction: Transaction, { id, email, firstName }: Account) {
      const token = tokenFor({ id, email });
      const [{ expiresAt }] = await transaction.$queryRaw<[{ expiresAt: Date }]>`
        INSERT INTO email_confirmations ("userId", "tokenHash", "expiresAt") VALUES
          (${id}, ${hashToken(token)}, now() + make_interval(days => ${CONFIRMATION_LINK_DAYS}::int))
        RETURNING "expiresAt"`;
      return outbox.add(
        transaction,
        confirmEmail({ to: email, firstName, link: linkFor(token), expiresAt }),
      );
    },

    async status(userId: string): Promise<EmailStatus> {
      const { email, emailConfirmation } = await prisma.user.findUniqueOrThrow({
        where: { id: userId },
        select: { email: true, emailConfirmation: { select: { userId: true } } },
      });
      return { email, isConfirmed: emailConfirmation === null };
    },

    /**
     * Mails the link again if the address is unconfirmed.
     * @throws RetryableError when the address has reached its daily limit
     */
    async sendAgain(userId: string): Promise<EmailStatus> {
      const { mail, email } = await prisma.$transaction(async (transaction) => {
        const account = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
        const { email, firstName } = account;
        const renewed = (await renewLinks(transaction, [account])).get(userId);
        if (!renewed) return { email, mail: null };
        const mail = await outbox.add(
          transaction,
          confirmEmail({ to: email, firstName, ...renewed }),
        );
        if (mail === null) throw new RetryableError("TOO_MANY_REQUESTS", TOO_MANY_LINKS, DAY);
        return { email, mail };
      });
      outbox.sendSoon(mail);
      return { email, isConfirmed: mail === null };
    },

    /** Confirms the address that the link belongs to. Idempotent. */
    async confirm(token: string): Promise<ConfirmedEmail> {
      const userId = token.slice(token.indexOf(".") + 1);
      const before = await prisma.user.findUnique({ where: { id: userId } });
      // The row may be of a newer mail, whose token was made with another secret.
      const isOwn = before !== null && isOwnToken(before, token);
      const hashes = isOwn ? hashTokens(before) : [hashToken(token)];
      const confirmed = await prisma.$executeRaw`
        DELETE FROM email_confirmations
        WHERE "userId" = ${userId} AND "tokenHash" = ANY(${hashes}) AND "expiresAt" > now()`;
      // Read after the delete: of two concurrent requests, the second finds no row.
      const account = await prisma.user.findUnique({
        where: { id: userId },
        include: { emailConfirmation: true },
      });
      const isAgain = account?.emailConfirmation === null && isOwnToken(account, token);
      if (!account || (confirmed === 0 && !isAgain)) throw badRequest(INVALID_EMAIL_LINK);
      return { email: account.email, isChanged: false };
    },
  };
}
export type EmailConfirmations = ReturnType<typeof emailConfirmations>;
