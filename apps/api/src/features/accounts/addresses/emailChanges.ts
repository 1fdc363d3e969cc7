import {
  CONFIRM_EMAIL_PATH,
  type ConfirmedEmail,
  EMAIL_LINK_HOURS,
  INVALID_EMAIL_LINK,
} from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { isRecordMissing, isUniqueViolation } from "@headwaters/db";
import { badRequest, conflict } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import type { Outbox } from "../../../platform/mail/mail.ts";
import { confirmNewEmail } from "../emails/confirmNewEmail.ts";
import { emailChanged } from "../emails/emailChanged.ts";
import { lockPassword, wrongPassword } from "../passwords/currentPassword.ts";
import { noteConfirmed } from "./emailConfirmations.ts";

interface Account {
  id: string;
  email: string;
  firstName: string | null;
}

const invalidLink = () => badRequest(INVALID_EMAIL_LINK);

// A link's day is counted by the database's clock alone, in SQL: the process's may be wrong.
/** A new e-mail address for an account, which counts once its owner has followed a link mailed to it. */
export function createEmailChanges({
  prisma,
  outbox,
  publicUrl,
}: {
  prisma: PrismaClient;
  outbox: Outbox;
  publicUrl: string;
}) {
  return {
    /** Mails the link; `password` is the hash of the one that was asked for. */
    async request(account: Account & { password: string }, newEmail: string): Promise<void> {
      const { id: userId, email, firstName } = account;
      if (newEmail === email) {
        throw badRequest("This is your address already.");
      }
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
        // Whose address it is, is not told: the request is kept like any other, and no link exists.
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
          // The account first, as whoever changes its password does: neither waits for the other's.
          const [account] = await transaction.$queryRaw<Account[]>`
            SELECT users.id, email, "firstName" FROM users JOIN email_changes ON "userId" = users.id
            WHERE "tokenHash" = ${tokenHash} AND "expiresAt" > now() FOR UPDATE OF users`;
          if (!account) throw invalidLink();
          // Of two who follow the link at once, one finds it.
          const change = await transaction.emailChange.delete({ where: { tokenHash } });
          const { userId, newEmail } = change;
          const { email: to, firstName } = account;
          // While it is the account's: an address that nobody has confirmed is told nothing.
          const mail = await outbox.add(transaction, emailChanged({ to, firstName, newEmail }));
          await transaction.user.update({
            where: { id: userId },
            data: {
              email: newEmail,
              username: newEmail.toLowerCase(),
              // A link in the old mailbox sets no password any more.
              resetToken: null,
              resetTokenExpiry: null,
            },
          });
          await noteConfirmed(transaction, userId);
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
