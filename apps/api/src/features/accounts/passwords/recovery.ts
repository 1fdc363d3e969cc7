import { RESET_LINK_MINUTES } from "@headwaters/contracts";
import type { RecoveryService } from "@headwaters/contracts/router";
import type { Transaction, UserModel } from "@headwaters/db";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { badRequest } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import { restartDeviceTrust } from "../../../platform/rate-limit/deviceTrust.ts";
import type { FeatureContext } from "../../feature.ts";
import { markEmailConfirmed } from "../emailAddress/emailConfirmations.ts";
import { passwordChanged } from "../emails/changes.ts";
import { passwordReset } from "../emails/links.ts";
import { endSessions } from "../sessions/sessions.ts";
import { checkNewPassword } from "./passwords.ts";

type Owner = Pick<UserModel, "id" | "email" | "firstName">;

const invalidLink = () =>
  badRequest("This reset link is invalid or has expired. Please request a new one.");

/** Finds the account of a valid link. Clearing an account's resetToken voids its earlier links, too. */
async function findByLink(prisma: Transaction, tokenHash: string) {
  const [account] = await prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE "resetToken" = ${tokenHash} AND "resetTokenExpiry" > now()
    UNION ALL
    SELECT id FROM earlier_reset_links JOIN users ON id = "userId"
    WHERE "tokenHash" = ${tokenHash} AND "expiresAt" > now() AND "resetToken" IS NOT NULL`;
  return account;
}

// Links expire by the database's clock, in SQL: the clock of the process may be wrong.
export function recoveryService(
  context: Pick<FeatureContext, "prisma" | "outbox" | "publicUrl" | "passwordRules" | "passwords">,
): RecoveryService {
  const { prisma, outbox, publicUrl, passwordRules, passwords } = context;
  return {
    async forgotPassword({ email }) {
      const token = createToken();
      const link = `${publicUrl}/reset-password?token=${token}`;
      const mailId = await prisma.$transaction(async (transaction) => {
        // Earlier links stay valid: a stranger's request must not void the owner's link.
        const [owner] = await transaction.$queryRaw<(Owner & { expiresAt: Date })[]>`
          WITH account AS (
            SELECT id, "resetToken", "resetTokenExpiry" FROM users
            WHERE email = ${email}::citext
              AND NOT EXISTS (SELECT FROM suspensions WHERE "userId" = users.id)
            FOR NO KEY UPDATE
          ), void AS (
            DELETE FROM earlier_reset_links USING account
            WHERE "userId" = account.id AND account."resetToken" IS NULL
          ), earlier AS (
            INSERT INTO earlier_reset_links ("tokenHash", "userId", "expiresAt")
            SELECT "resetToken", id, "resetTokenExpiry" FROM account
            WHERE "resetToken" IS NOT NULL AND "resetTokenExpiry" > now()
          )
          UPDATE users
          SET "resetToken" = ${hashToken(token)},
              "resetTokenExpiry" = now() + make_interval(mins => ${RESET_LINK_MINUTES}::int),
              "updatedAt" = now()
          FROM account WHERE users.id = account.id
          RETURNING users.id, email, "firstName", users."resetTokenExpiry" AS "expiresAt"`;
        // For an unknown address the mail is added and rolled back: the same statements, bytes and
        // commit, so that response time does not reveal whether the account exists.
        await transaction.$executeRaw`SAVEPOINT mail`;
        const { firstName = null, email: to = email, expiresAt = new Date() } = owner ?? {};
        const mail = passwordReset({ to, firstName, link, expiresAt });
        const id = await outbox.add(transaction, mail);
        if (owner) await transaction.$executeRaw`RELEASE SAVEPOINT mail`;
        else await transaction.$executeRaw`ROLLBACK TO SAVEPOINT mail`;
        return owner ? id : null;
      });
      if (mailId) outbox.sendSoon(mailId);
    },

    async resetPassword({ token, password }) {
      const tokenHash = hashToken(token);
      // Checked before hashing: a hash is expensive, and anyone can send tokens.
      const account = await findByLink(prisma, tokenHash);
      if (!account) throw invalidLink();
      checkNewPassword(password, passwordRules);
      const hash = await passwords.hash(password);
      const { owner, mailId } = await prisma.$transaction(async (transaction) => {
        // Of two concurrent resets, the second waits for this lock and then finds its link void.
        await lockRow(transaction, "users", account.id, "NO KEY UPDATE");
        if (!(await findByLink(transaction, tokenHash))) throw invalidLink();
        const [owner] = await transaction.$queryRaw<(Owner & { when: Date })[]>`
          UPDATE users
          SET password = ${hash}, "resetToken" = NULL, "resetTokenExpiry" = NULL, "updatedAt" = now()
          WHERE id = ${account.id}
          RETURNING id, email, "firstName", "updatedAt" AS "when"`;
        if (!owner) throw invalidLink();
        await endSessions(transaction, owner.id);
        await restartDeviceTrust(transaction, owner.id);
        // Following the mailed link proves that the owner reads this mailbox.
        await markEmailConfirmed(transaction, owner.id);
        // A pending email change may come from an intruder who knew the old password.
        await transaction.emailChange.deleteMany({ where: { userId: owner.id } });
        const { email: to, firstName, when } = owner;
        const mailId = await outbox.add(transaction, passwordChanged({ to, firstName, when }));
        return { owner, mailId };
      });
      outbox.sendSoon(mailId);
      return { userId: owner.id, email: owner.email };
    },
  };
}
