import type { MessageEntryKind, StaffActionName, User } from "@headwaters/contracts";
import type { Prisma, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { gone } from "../../../platform/errors/errors.ts";
import { lockAccounts, lockRow } from "../../accounts/index.ts";

/**
 * Locks a message and returns its thread: actions of staff run one after another. Locks the message's
 * row, as deletion does.
 * @param accountIds accounts that the transaction will write into the thread
 * @throws DomainError NOT_FOUND
 */
export async function lockThread(
  transaction: Transaction,
  id: string,
  accountIds: readonly (string | null)[],
) {
  await lockAccounts(transaction, accountIds);
  await lockRow(transaction, "contact_submissions", id);
  const thread = await transaction.contactThread.findUnique({ where: { submissionId: id } });
  if (!thread) throw gone("message");
  return thread;
}

interface Entry {
  staff: User;
  id: string;
  kind: MessageEntryKind;
  text?: string | null;
  mailId?: string | null;
  /** Details for the audit log. */
  details?: Prisma.InputJsonObject;
}

const actions: Record<MessageEntryKind, StaffActionName> = {
  reply: "contact.replied",
  note: "contact.noted",
  assigned: "contact.assigned",
  about: "contact.changed",
  responded: "contact.responded",
  reopened: "contact.reopened",
};

/** Adds an action to the message's thread and to the audit log. */
export async function recordEntry(transaction: Transaction, entry: Entry): Promise<void> {
  const { staff, id, kind, text = null, mailId = null, details } = entry;
  const data = { submissionId: id, kind, text, mailId, byId: staff.id };
  await transaction.contactEntry.create({ data });
  const subject = { kind: "message", id };
  await logStaffAction(transaction, { id: staff.id }, actions[kind], subject, details);
}

/** Marks a message as answered, now and by this staff member. */
export async function markAnswered(transaction: Transaction, staff: User, id: string) {
  await transaction.contactThread.update({
    where: { submissionId: id },
    data: {
      responded: true,
      respondedAt: new Date(),
      respondedById: staff.id,
      version: { increment: 1 },
    },
  });
  await transaction.contactSubmission.update({ where: { id }, data: { responded: true } });
}
