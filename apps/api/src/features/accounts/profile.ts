import type { PasswordRules } from "@headwaters/contracts";
import type { ProfileService } from "@headwaters/contracts/router";
import type { Platform } from "../../platform/platform.ts";
import { restartDeviceTrust } from "../../platform/rate-limit/deviceTrust.ts";
import { createEmailChanges } from "./addresses/emailChanges.ts";
import type { EmailConfirmations } from "./addresses/emailConfirmations.ts";
import { type AccountDataReader, accountFiles } from "./data/accountData.ts";
import { type AccountDeletion, createAccountDeletion } from "./deletion.ts";
import { passwordChanged } from "./emails/changes.ts";
import { noticeSettings } from "./notices/settings.ts";
import { type VerifyPassword, wrongPassword } from "./passwords/currentPassword.ts";
import { checkNewPassword } from "./passwords/passwordRules.ts";
import type { Passwords } from "./passwords/passwords.ts";
import { listDevices } from "./sessions/devices.ts";
import { endSessions, listSessions, toPublicId } from "./sessions/sessions.ts";
import { withRole } from "./users.ts";

interface ProfileDeps extends Pick<Platform, "prisma" | "outbox" | "publicUrl" | "mailPolicies"> {
  confirmations: EmailConfirmations;
  passwordRules: PasswordRules;
  passwords: Passwords;
  verifyPassword: VerifyPassword;
  dataReaders: readonly AccountDataReader[];
  /** The features' parts in a deletion, in the order of features/index.ts. */
  deletions: readonly AccountDeletion[];
}

export function profileService({
  prisma,
  outbox,
  publicUrl,
  confirmations,
  passwordRules,
  passwords,
  verifyPassword,
  deletions,
  mailPolicies,
  dataReaders,
}: ProfileDeps): ProfileService {
  const deleteAccount = createAccountDeletion({ prisma, deletions, mailPolicies });
  const emailChanges = createEmailChanges({ prisma, outbox, publicUrl });

  return {
    async changeName(userId, name) {
      return withRole(prisma, await prisma.user.update({ where: { id: userId }, data: name }));
    },

    async requestEmail(userId, { email, currentPassword }) {
      await emailChanges.request(await verifyPassword(userId, currentPassword), email);
    },

    confirmEmail: ({ token }) =>
      token.includes(".") ? confirmations.confirm(token) : emailChanges.confirm(token),

    emailStatus: confirmations.status,

    sendConfirmation: confirmations.sendAgain,

    async changePassword(userId, { currentPassword, newPassword }) {
      checkNewPassword(newPassword, passwordRules, "newPassword");
      const account = await verifyPassword(userId, currentPassword);
      const password = await passwords.hash(newPassword);
      const mail = await prisma.$transaction(async (transaction) => {
        // Of two concurrent changes, the second no longer knows the current password.
        const { count } = await transaction.user.updateMany({
          where: { id: userId, password: account.password },
          // A mailed reset link may have been requested by an intruder.
          data: { password, resetToken: null, resetTokenExpiry: null },
        });
        if (count === 0) throw wrongPassword();
        await transaction.emailChange.deleteMany({ where: { userId } });
        await endSessions(transaction, userId);
        await restartDeviceTrust(transaction, userId);
        const { email: to, firstName } = account;
        return outbox.add(transaction, passwordChanged({ to, firstName, when: new Date() }));
      });
      outbox.sendSoon(mail);
      return withRole(prisma, { ...account, password });
    },

    devices: (userId, sessionId) => listDevices(prisma, userId, sessionId),

    async endDevice(userId, deviceId) {
      const sessions = await listSessions(prisma, userId);
      const ended = sessions.find(({ sid }) => toPublicId(sid) === deviceId);
      if (ended) await prisma.session.deleteMany({ where: { sid: ended.sid } });
    },

    endOtherDevices: (userId, sessionId) => endSessions(prisma, userId, { except: sessionId }),

    ...noticeSettings(prisma),

    data: accountFiles({ prisma, mailPolicies, readers: dataReaders }),

    async delete(userId, { currentPassword }) {
      const { password } = await verifyPassword(userId, currentPassword);
      await deleteAccount(userId, async (_transaction, account) => {
        if (account?.password !== password) throw wrongPassword();
      });
    },
  };
}
