import type { ContactSubject } from "@headwaters/contracts";
import type { ContactService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { badRequest } from "../../../platform/errors/errors.ts";
import type { KeepSubmission } from "../../../platform/idempotency/submissions.ts";
import { toDueAt } from "../sla.ts";
import { lockThread, markAnswered, recordEntry } from "./threads.ts";

type Actions = Pick<ContactService, "respond" | "reopen" | "assign" | "change" | "note">;

/** Actions of staff on a message, except replying. */
export function messageActions(prisma: PrismaClient, keep: KeepSubmission): Actions {
  return {
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
          const where = { userId_role: { userId: assigneeId, role: "staff" } };
          if (!(await transaction.userRole.findUnique({ where })))
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
        const { createdAt } = await transaction.contactSubmission.findUniqueOrThrow({
          where: { id },
          select: { createdAt: true },
        });
        const dueAt = toDueAt(about, createdAt);
        await transaction.contactThread.update({
          where: { submissionId: id },
          data: { about, dueAt },
        });
        const details = { about, before: thread.about as ContactSubject | null };
        await recordEntry(transaction, { staff, id, kind: "about", text: about, details });
      }),

    async note(staff, sent) {
      await keep(`contact note of ${staff.id}`, sent, async (transaction, { id, text }) => {
        await lockThread(transaction, id, [staff.id]);
        await recordEntry(transaction, { staff, id, kind: "note", text });
        return [];
      });
    },
  };
}
