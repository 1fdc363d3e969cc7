import {
  CONFIRM_EMAIL_PATH,
  type ConfirmedEmail,
  EMAIL_LINK_HOURS,
  INVALID_EMAIL_LINK,
} from "@headwaters/contracts";
import { isRecordMissing, isUniqueViolation, type UserModel } from "@headwaters/db";
import { badRequest, conflict } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { emailChanged } from "../emails/changes.ts";
import { confirmNewEmail } from "../emails/links.ts";
import { lockPassword, wrongPassword } from "../passwords/passwords.ts";
import { markEmailConfirmed } from "./emailConfirmations.ts";

type Account = Pick<UserModel, "id" | "email" | "firstName">;

const invalidLink = () => badRequest(INVALID_EMAIL_LINK);

// Links expire by the database's clock, in SQL: the clock of the process may be wrong.
/** Changes an account's email address after its owner has followed a link mailed to the new one. */
export function createEmailChanges(deps: Pick<Platform, "prisma" | "outbox" | "publicUrl">) {
  const { prisma, outbox, publicUrl } = deps;
  return {
    /** Mails the link. `account.password` is the hash that the caller verified. */
    async request(account: Account & { password: string }, newEmail: string): Promise<void> {
      const { id: userId, email, firstName } = account;
      if (newEmail === email) throw badRequest("This is your address already.");
      const token = createToken();
      const tokenHash = hashToken(token);
      const mail = await prisma.$transaction(async (transaction) => {
        if (!(await lockPassword(transaction, account))) throw wrongPassword();
        const [change] = await transaction.$queryRaw<{ expiresAt: Date }[]>`
          INSERT INTO email_changes ("userId", "newEmail", "tokenHash", "createdAt", "expiresAt")
          VALUES (${userId}, ${newEmail}, ${tokenHash}, now(),
            now() + make_interval(hours => ${EMAIL_LINK_HOURS}::int))
          ON CONFLICT ("userId") DO UPDATE SET "newEmail" = EXCLUDED."newEmail",
            "tokenHash" = EXCLUDED."tokenHash", "createdAt" = EXCLUDED."createdAt",
            "expiresAt" = EXCLUDED."expiresAt"
          RETURNING "expiresAt"`;
        const owner = await transaction.user.findUnique({ where: { email: newEmail } });
        // The response must not reveal that the address is taken: the row is stored, no link is mailed.
        if (!change || (owner && owner.id !== userId)) return null;
        const link = `${publicUrl}${CONFIRM_EMAIL_PATH}?token=${token}`;
        const { expiresAt } = change;
        return outbox.add(
          transaction,
          confirmNewEmail({ to: newEmail, firstName, link, expiresAt }),
        );
      });
      if (mail) outbox.sendSoon(mail);
    },

    async confirm(token: string): Promise<ConfirmedEmail> {
      try {
        const { email, mail } = await prisma.$transaction(async (transaction) => {
          const tokenHash = hashToken(token);
          // Locks the account before its email change, as a password reset does: no deadlock.
          const [account] = await transaction.$queryRaw<Account[]>`
            SELECT users.id, email, "firstName" FROM users JOIN email_changes ON "userId" = users.id
            WHERE "tokenHash" = ${tokenHash} AND "expiresAt" > now() FOR UPDATE OF users`;
          if (!account) throw invalidLink();
          // Of two concurrent requests with the same link, only one finds the row.
          const change = await transaction.emailChange.delete({ where: { tokenHash } });
          const { userId, newEmail } = change;
          const { email: to, firstName } = account;
          // Added before the update: the outbox drops mails about accounts to unconfirmed addresses.
          const mail = await outbox.add(transaction, emailChanged({ to, firstName, newEmail }));
          await transaction.user.update({
            where: { id: userId },
            data: {
              email: newEmail,
              username: newEmail.toLowerCase(),
              // Reset links in the old mailbox must stop working.
              resetToken: null,
              resetTokenExpiry: null,
            },
          });
          await markEmailConfirmed(transaction, userId);
          return { email: newEmail, mail };
        });
        outbox.sendSoon(mail);
        return { email, isChanged: true };
      } catch (error) {
        if (isRecordMissing(error)) throw invalidLink();
        if (!isUniqueViolation(error)) throw error;
        throw conflict("An account with this email already exists.");
      }
    },
  };
}
