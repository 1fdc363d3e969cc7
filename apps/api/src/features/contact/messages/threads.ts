import type { MessageEntryKind, StaffActionName, User } from "@headwaters/contracts";
import type { DomainError } from "@headwaters/contracts/router";
import type { Prisma } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { notFound } from "../../../platform/errors/errors.ts";
import { lockAccounts } from "../../accounts/index.ts";

type Transaction = Prisma.TransactionClient;

export function noSuchMessage(): DomainError {
  return notFound("This message is no longer here.");
}

/**
 * Holds a message until the transaction ends, so that what staff do with it comes one after the
 * other: by its own row, which whatever deletes it takes first too.
 * @param accountIds whom the thread will name afterwards
 */
export async function holdThread(
  transaction: Transaction,
  id: string,
  accountIds: readonly (string | null)[],
) {
  await lockAccounts(transaction, accountIds);
  await transaction.$queryRaw`
    SELECT FROM "contact_submissions" WHERE "id" = ${id} FOR UPDATE`;
  const thread = await transaction.contactThread.findUnique({ where: { submissionId: id } });
  if (!thread) throw noSuchMessage();
  return thread;
}

interface Deed {
  staff: User;
  id: string;
  kind: MessageEntryKind;
  text?: string | null;
  mailId?: string | null;
  /** What the log of staff says beside. */
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

/** Writes what someone did into the message's thread and into the log of staff. */
export async function recordEntry(transaction: Transaction, deed: Deed): Promise<void> {
  const { staff, id, kind, text = null, mailId = null, details } = deed;
  const data = { submissionId: id, kind, text, mailId, byId: staff.id };
  await transaction.contactEntry.create({ data });
  const subject = { kind: "message", id };
  await logStaffAction(transaction, { id: staff.id }, actions[kind], subject, details);
}

/** Notes a message as answered, by whom and when. */
export async function noteAnswered(transaction: Transaction, staff: User, id: string) {
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
