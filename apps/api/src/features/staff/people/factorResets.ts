import type { StaffService } from "@headwaters/contracts/router";
import type { Transaction } from "@headwaters/db";
import { type Actor, logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { conflict, recordNotFound } from "../../../platform/errors/errors.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endSessions, factorsReset, removeFactors } from "../../accounts/index.ts";

/**
 * Removes the second factors of an account and ends its sessions; returns the mail to its owner, null
 * without a factor.
 * @throws DomainError NOT_FOUND for an unknown account
 */
export async function resetFactors(
  transaction: Transaction,
  actor: Actor,
  userId: string,
): Promise<Mail | null> {
  const isThere = await lockRow(transaction, "users", userId, "NO KEY UPDATE");
  const account = isThere && (await transaction.user.findUnique({ where: { id: userId } }));
  if (!account) throw recordNotFound("account");
  if (!(await removeFactors(transaction, userId))) return null;
  await endSessions(transaction, userId);
  const subject = { kind: "account", id: userId };
  await logStaffAction(transaction, actor, "people.factorReset", subject);
  return factorsReset({ to: account.email, firstName: account.firstName });
}

export function factorResets({ prisma, outbox }: Pick<Platform, "prisma" | "outbox">) {
  return {
    async resetSecondFactor(staff, id) {
      // Otherwise a stolen session could take the second step away.
      if (id === staff.id) throw conflict("Remove your own on your account page.");
      const mailId = await prisma.$transaction(async (transaction) => {
        const mail = await resetFactors(transaction, staff, id);
        return mail && outbox.add(transaction, mail);
      });
      outbox.sendSoon(mailId);
    },
  } satisfies Partial<StaffService>;
}
