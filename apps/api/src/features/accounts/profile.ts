import type { NoticeFrequency } from "@headwaters/contracts";
import type { ProfileService } from "@headwaters/contracts/router";
import { restartDeviceTrust } from "../../platform/rate-limit/deviceTrust.ts";
import type { FeatureContext } from "../feature.ts";
import { type AccountDataReader, accountFiles, readableData } from "./data/accountData.ts";
import { type AccountDeletionDeps, deleteAccount } from "./deletion.ts";
import { createEmailChanges } from "./emailAddress/emailChanges.ts";
import { passwordChanged } from "./emails/changes.ts";
import { checkNewPassword, verifyPassword, wrongPassword } from "./passwords/passwords.ts";
import {
  endSessions,
  listDevices,
  listSessions,
  notePassword,
  toPublicId,
} from "./sessions/sessions.ts";
import { withRoles } from "./users.ts";

export interface ProfileDeps
  extends AccountDeletionDeps,
    Pick<FeatureContext, "outbox" | "publicUrl" | "confirmations" | "passwordRules" | "passwords"> {
  dataReaders: readonly AccountDataReader[];
}

export function profileService(deps: ProfileDeps): ProfileService {
  const { prisma, outbox, confirmations, passwordRules, passwords, dataReaders } = deps;
  const emailChanges = createEmailChanges(deps);

  return {
    async changeName(userId, name) {
      return withRoles(prisma, await prisma.user.update({ where: { id: userId }, data: name }));
    },

    async requestEmail(userId, { email, currentPassword }) {
      await emailChanges.request(await verifyPassword(deps, userId, currentPassword), email);
    },

    confirmEmail: ({ token }) =>
      token.includes(".") ? confirmations.confirm(token) : emailChanges.confirm(token),

    emailStatus: confirmations.status,

    sendConfirmation: confirmations.sendAgain,

    async changePassword(userId, { currentPassword, newPassword }) {
      checkNewPassword(newPassword, passwordRules, "newPassword");
      const account = await verifyPassword(deps, userId, currentPassword);
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
      return withRoles(prisma, { ...account, password });
    },

    async confirmPassword(userId, sessionId, { currentPassword }) {
      await verifyPassword(deps, userId, currentPassword);
      // A new password has ended the session meanwhile, so an old one notes nothing.
      await notePassword(prisma, sessionId);
    },

    devices: (userId, sessionId) => listDevices(prisma, userId, sessionId),

    async endDevice(userId, deviceId) {
      const sessions = await listSessions(prisma, userId);
      const ended = sessions.find(({ sid }) => toPublicId(sid) === deviceId);
      if (ended) await prisma.session.deleteMany({ where: { sid: ended.sid } });
    },

    endOtherDevices: (userId, sessionId) => endSessions(prisma, userId, { except: sessionId }),

    async noticeSetting({ id: userId, roles }) {
      const row = await prisma.noticeSetting.findUnique({ where: { userId } });
      if (row) return { frequency: row.frequency as NoticeFrequency };
      const isAsked =
        roles.length > 0 ||
        (await prisma.event.findFirst({ where: { authorId: userId } })) !== null;
      return isAsked ? { frequency: "daily" } : null;
    },

    async setNotices(userId, { frequency }) {
      await prisma.noticeSetting.upsert({
        where: { userId },
        create: { userId, frequency },
        update: { frequency },
      });
      return { frequency };
    },

    data: accountFiles({ ...deps, readers: dataReaders }),
    readableData: readableData({ ...deps, readers: dataReaders }),

    async delete(userId, { currentPassword }) {
      const { password } = await verifyPassword(deps, userId, currentPassword);
      await deleteAccount(deps, userId, async (_transaction, account) => {
        if (account?.password !== password) throw wrongPassword();
      });
    },
  };
}
