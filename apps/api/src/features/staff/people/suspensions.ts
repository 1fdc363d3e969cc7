import type { StaffService } from "@headwaters/contracts/router";
import type { Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { conflict, recordNotFound } from "../../../platform/errors/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endSessions } from "../../accounts/index.ts";
import { accountSuspended } from "../emails/index.ts";
import { checkNotStaff } from "./roles.ts";

/** Ends an account's sessions and voids its mailed links. */
export async function endAccess(transaction: Transaction, userId: string): Promise<void> {
  await transaction.user.update({
    where: { id: userId },
    data: { resetToken: null, resetTokenExpiry: null },
  });
  await transaction.emailChange.deleteMany({ where: { userId } });
  await endSessions(transaction, userId);
}

export function suspensions({ prisma, outbox }: Pick<Platform, "prisma" | "outbox">) {
  return {
    async suspend(staff, { id: userId, reason, notify }) {
      if (userId === staff.id) throw conflict("This is your own account.");
      const mailId = await prisma.$transaction(async (transaction) => {
        // The lock prevents a concurrent grant of the staff role.
        await lockRow(transaction, "users", userId);
        const account = await transaction.user.findUnique({
          where: { id: userId },
          include: { roles: true, suspension: true },
        });
        if (!account) throw recordNotFound("account");
        if (account.suspension) return null;
        checkNotStaff(account);
        await endAccess(transaction, userId);
        await transaction.suspension.create({ data: { userId, reason, suspendedById: staff.id } });
        const subject = { kind: "account", id: userId };
        await logStaffAction(transaction, staff, "people.suspended", subject, { notify });
        if (!notify) return null;
        const { email: to, firstName } = account;
        return outbox.add(transaction, accountSuspended({ to, firstName, reason }));
      });
      if (mailId) outbox.sendSoon(mailId);
    },

    reinstate: (staff, userId) =>
      prisma.$transaction(async (transaction) => {
        const { count } = await transaction.suspension.deleteMany({ where: { userId } });
        if (count > 0) {
          const subject = { kind: "account", id: userId };
          await logStaffAction(transaction, staff, "people.reinstated", subject);
          return;
        }
        const account = await transaction.user.findUnique({ where: { id: userId } });
        if (!account) throw recordNotFound("account");
      }),
  } satisfies Partial<StaffService>;
}
