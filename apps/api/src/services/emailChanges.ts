import { createHash, randomBytes } from "node:crypto";
import { CONFIRM_EMAIL_PATH, EMAIL_LINK_HOURS, INVALID_EMAIL_LINK } from "@headwaters/contracts";
import { isRecordMissing, isUniqueViolation } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { addHours } from "date-fns";
import { confirmNewEmail, emailChanged } from "../mail/messages/index.ts";
import type { ProfileDeps } from "./profile.ts";

interface Account {
  id: string;
  email: string;
  firstName: string | null;
}

/** 256 random bits, for a link. */
const createToken = () => randomBytes(32).toString("base64url");

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const invalidLink = () => new TRPCError({ code: "BAD_REQUEST", message: INVALID_EMAIL_LINK });

/** A new e-mail address for an account, which counts once its owner has followed a link mailed to it. */
export function emailChangesOf({ prisma, outbox, publicUrl }: Omit<ProfileDeps, "passwordRules">) {
  return {
    async request({ id: userId, email, firstName }: Account, newEmail: string): Promise<void> {
      if (newEmail === email) {
        throw new TRPCError({ code: "BAD_REQUEST", message: "This is your address already." });
      }
      const token = createToken();
      const change = {
        newEmail,
        tokenHash: hashOf(token),
        createdAt: new Date(),
        expiresAt: addHours(new Date(), EMAIL_LINK_HOURS),
      };
      const mail = await prisma.$transaction(async (transaction) => {
        await transaction.emailChange.upsert({
          where: { userId },
          create: { userId, ...change },
          update: change,
        });
        const owner = await transaction.user.findUnique({ where: { email: newEmail } });
        // Whose address it is, is not told: the request is kept like any other, and no link exists.
        if (owner && owner.id !== userId) return null;
        const link = `${publicUrl}${CONFIRM_EMAIL_PATH}?token=${token}`;
        const { expiresAt } = change;
        return outbox.add(
          transaction,
          confirmNewEmail({ to: newEmail, firstName, link, expiresAt }),
        );
      });
      if (mail) outbox.sendSoon(mail);
    },

    async confirm(token: string): Promise<{ email: string }> {
      try {
        const { email, mail } = await prisma.$transaction(async (transaction) => {
          // Of two who follow the link at once, one finds it.
          const { userId, newEmail, expiresAt } = await transaction.emailChange.delete({
            where: { tokenHash: hashOf(token) },
          });
          if (expiresAt <= new Date()) throw invalidLink();
          const account = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
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
          const { email: to, firstName } = account;
          const mail = await outbox.add(transaction, emailChanged({ to, firstName, newEmail }));
          return { email: newEmail, mail };
        });
        outbox.sendSoon(mail);
        return { email };
      } catch (error) {
        if (isRecordMissing(error)) throw invalidLink();
        if (!isUniqueViolation(error)) throw error;
        throw new TRPCError({
          code: "CONFLICT",
          message: "An account with this email already exists.",
        });
      }
    },
  };
}
