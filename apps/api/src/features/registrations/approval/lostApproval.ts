import { isDeepStrictEqual } from "node:util";
import { activeStatuses, type Event, STAFF_EVENTS_PATH } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import type { RowChange } from "../../content/index.ts";
import { approvalLostNotice } from "../emails/events.ts";
import { approvedFields } from "../events/facts.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import type { FamilyMails } from "../families/familyMails.ts";
import { isUnapproved } from "./conditions.ts";

/**
 * SQL for events that staff backed and no longer do: after an edit, a revoked role, or a deleted or
 * suspended account.
 */
export const lostApproval = Prisma.sql`
  SELECT e.id FROM events e JOIN event_details d ON d."eventId" = e.id
  WHERE d."wasBacked" AND ${isUnapproved}`;

/** Notifies staff, once per loss, that a locked event lost its approval. */
export async function notifyLostApproval(
  transaction: Transaction,
  mails: FamilyMails,
  { id, title, isRegistrationApproved }: LockedEvent,
  inbox: string,
): Promise<void> {
  if (isRegistrationApproved) return;
  const { count } = await transaction.eventDetails.updateMany({
    where: { eventId: id, wasBacked: true },
    data: { wasBacked: false },
  });
  if (count === 0) return;
  const registered = await transaction.registration.count({
    where: { eventId: id, status: { in: activeStatuses } },
  });
  await logStaffAction(transaction, "site", "registrations.approvalLost", { kind: "events", id });
  const link = `${mails.publicUrl}${STAFF_EVENTS_PATH}`;
  await mails.add(transaction, [approvalLostNotice({ to: inbox, title, registered, link })]);
}

/** Withdraws the approval of an event, if it has one; returns 1 then. */
export async function clearApproval(transaction: Transaction, eventId: string): Promise<number> {
  const { count } = await transaction.eventDetails.updateMany({
    where: { eventId, registrationApprovedAt: { not: null } },
    data: { registrationApprovedAt: null, registrationApprovedById: null },
  });
  return count;
}

/** Withdraws the approval of a locked event after an edit without review. */
export async function withdrawApprovalOnEdit(
  transaction: Transaction,
  { before, after }: RowChange<Event>,
): Promise<void> {
  if (approvedFields.some((field) => !isDeepStrictEqual(before[field], after[field]))) {
    await clearApproval(transaction, before.id);
  }
}
