import {
  findRoles,
  type MessageEntryKind,
  type StaffActionName,
  signAnswer,
  type User,
} from "@headwaters/contracts";
import type { ContactService } from "@headwaters/contracts/router";
import type { Prisma, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { badRequest, conflict, recordNotFound } from "../../../platform/errors/errors.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockAccounts } from "../../accounts/index.ts";
import { contactReply } from "../emails/index.ts";
import { toDueAt } from "../sla.ts";
import { nameColumns, toColleague } from "./colleagues.ts";

/**
 * Locks a message and returns its thread: actions of staff run one after another. Locks the message's
 * row, as deletion does.
 * @param accountIds accounts that the transaction will write into the thread
 * @throws DomainError NOT_FOUND
 */
async function lockThread(
  transaction: Transaction,
  id: string,
  accountIds: readonly (string | null)[],
) {
  await lockAccounts(transaction, accountIds);
  await lockRow(transaction, "contact_submissions", id);
  const thread = await transaction.contactThread.findUnique({ where: { submissionId: id } });
  if (!thread) throw recordNotFound("message");
  return thread;
}

interface Entry {
  staff: User;
  id: string;
  kind: MessageEntryKind;
  text?: string | null;
  mailId?: string | null;
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
async function recordEntry(transaction: Transaction, entry: Entry): Promise<void> {
  const { staff, id, kind, text = null, mailId = null, details } = entry;
  const data = { submissionId: id, kind, text, mailId, byId: staff.id };
  await transaction.contactEntry.create({ data });
  const subject = { kind: "message", id };
  await logStaffAction(transaction, staff, actions[kind], subject, details);
}

/** Marks a message as answered, now and by this staff member. */
async function markAnswered(transaction: Transaction, staff: User, id: string) {
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

/** Builds the conflict error that names who answered first, and when. */
async function alreadyAnswered(transaction: Transaction, staff: User, id: string) {
  const answer = await transaction.contactEntry.findFirst({
    where: { submissionId: id, kind: { in: ["reply", "responded"] } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: { by: { select: nameColumns } },
  });
  const name = answer?.by && (answer.byId === staff.id ? "You" : toColleague(answer.by).name);
  const did =
    answer?.kind === "responded" ? "marked this message as answered" : "answered this message";
  const when = answer ? ` on ${momentInWords(answer.createdAt)}` : "";
  return conflict(`${name || "Someone"} ${did}${when}. Your answer was not sent.`);
}

/** Actions of staff on a message. */
export function messageActions({
  prisma,
  keep,
  inbox,
}: Pick<Platform, "prisma" | "keep" | "inbox">) {
  return {
    // The version is not part of the idempotent input: a retry may send a newer one.
    reply: (staff, { version, ...sent }) =>
      keep(`contact reply of ${staff.id}`, sent, async (transaction, { id, ...answer }, add) => {
        const { greeting, text, signature = signAnswer(staff.firstName) } = answer;
        const thread = await lockThread(transaction, id, [staff.id]);
        if (thread.version !== version) throw await alreadyAnswered(transaction, staff, id);
        const message = await transaction.contactSubmission.findUniqueOrThrow({ where: { id } });
        const mailId = await add(
          contactReply({
            to: message.email,
            firstName: message.firstName,
            replyTo: inbox,
            greeting,
            text,
            signature,
            quoted: { text: message.message, sentAt: message.createdAt },
          }),
        );
        await markAnswered(transaction, staff, id);
        await recordEntry(transaction, { staff, id, kind: "reply", text, mailId });
        return [];
      }),

    respond: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const { responded } = await lockThread(transaction, id, [staff.id]);
        if (responded) return;
        await markAnswered(transaction, staff, id);
        await recordEntry(transaction, { staff, id, kind: "responded" });
      }),

    reopen: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const { responded } = await lockThread(transaction, id, [staff.id]);
        if (!responded) return;
        // A trigger updates the thread and clears who answered.
        await transaction.contactSubmission.update({ where: { id }, data: { responded: false } });
        await recordEntry(transaction, { staff, id, kind: "reopened" });
      }),

    assign: (staff, { id, assigneeId }) =>
      prisma.$transaction(async (transaction) => {
        const thread = await lockThread(transaction, id, [staff.id, assigneeId]);
        if (thread.assigneeId === assigneeId) return;
        if (assigneeId !== null) {
          const where = { userId: assigneeId, role: { in: [...findRoles("seeMessages")] } };
          if (!(await transaction.userRole.findFirst({ where })))
            throw badRequest("Only staff can be given a message. Please choose someone else.");
        }
        await transaction.contactThread.update({
          where: { submissionId: id },
          data: { assigneeId },
        });
        const details = { assigneeId };
        await recordEntry(transaction, { staff, id, kind: "assigned", text: assigneeId, details });
      }),

    change: (staff, { id, about }) =>
      prisma.$transaction(async (transaction) => {
        const thread = await lockThread(transaction, id, [staff.id]);
        if (thread.about === about) return;
        const sent = await transaction.contactSubmission.findUniqueOrThrow({ where: { id } });
        const dueAt = toDueAt(about, sent.createdAt);
        await transaction.contactThread.update({
          where: { submissionId: id },
          data: { about, dueAt },
        });
        const details = { about, before: thread.about };
        await recordEntry(transaction, { staff, id, kind: "about", text: about, details });
      }),

    async note(staff, sent) {
      await keep(`contact note of ${staff.id}`, sent, async (transaction, { id, text }) => {
        await lockThread(transaction, id, [staff.id]);
        await recordEntry(transaction, { staff, id, kind: "note", text });
        return [];
      });
    },
  } satisfies Partial<ContactService>;
}
