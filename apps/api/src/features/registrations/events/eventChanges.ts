import type { Event } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import type { ContentRow, RowChange } from "../../content/index.ts";
import { withdrawApprovalOnEdit } from "../approval/lostApproval.ts";

/** Checks that the account is the event's author or one of its leaders. */
async function runsEvent(
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
 * Applies a change of an event to its registrations. When staff unpublish it, its leaders lose access
 * to the roster; an edit without review closes registration.
 */
export async function recordEventChange(
  transaction: Transaction,
  { before, after, userId, byStaff }: RowChange<Event>,
): Promise<void> {
  const eventId = before.id;
  if (!byStaff) {
    await withdrawApprovalOnEdit(transaction, before, after);
    return;
  }
  if (after.published) {
    const where = { eventId, takenDownAt: { not: null } };
    await transaction.eventDetails.updateMany({ where, data: { takenDownAt: null } });
  } else if (before.published && !(await runsEvent(transaction, before, userId))) {
    const takenDownAt = new Date();
    await transaction.eventDetails.upsert({
      where: { eventId },
      create: { eventId, takenDownAt },
      update: { takenDownAt },
    });
  }
}

/** @throws DomainError CONFLICT for an event that staff took down */
export async function checkNotTakenDown(transaction: Transaction, id: string): Promise<void> {
  const details = await transaction.eventDetails.findUnique({ where: { eventId: id } });
  if (!details?.takenDownAt) return;
  throw conflict("Staff took this event down. Only they can publish it again: please write to us.");
}
