import type { Event } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import type { ContentRow, RowChange } from "../../content/index.ts";
import { loseApprovalByEdit } from "../approval/lostApproval.ts";

type Transaction = Prisma.TransactionClient;

/** Whether staff act here as one of those who run the event. */
async function ownsEvent(
  transaction: Transaction,
  { id, authorId }: ContentRow,
  userId: string | null,
): Promise<boolean> {
  if (userId === null) return false;
  if (userId === authorId) return true;
  const named = await transaction.eventLeader.count({ where: { eventId: id, userId } });
  return named > 0;
}

/**
 * Notes what a change of an event means for its registrations: staff who take it down take its
 * people from its leaders; an edit that staff have not read closes registration.
 */
export async function noteEventChange(
  transaction: Transaction,
  { before, after, userId, byStaff }: RowChange<Event>,
): Promise<void> {
  const eventId = before.id;
  if (!byStaff) {
    await loseApprovalByEdit(transaction, before, after);
    return;
  }
  if (after.published) {
    const where = { eventId, takenDownAt: { not: null } };
    await transaction.eventDetails.updateMany({ where, data: { takenDownAt: null } });
  } else if (before.published && !(await ownsEvent(transaction, before, userId))) {
    const takenDownAt = new Date();
    await transaction.eventDetails.upsert({
      where: { eventId },
      create: { eventId, takenDownAt },
      update: { takenDownAt },
    });
  }
}

/** Refuses to publish an event again that staff took down. */
export async function checkNotTakenDown(transaction: Transaction, id: string): Promise<void> {
  const details = await transaction.eventDetails.findUnique({ where: { eventId: id } });
  if (!details?.takenDownAt) return;
  throw conflict("Staff took this event down. Only they can publish it again: please write to us.");
}
