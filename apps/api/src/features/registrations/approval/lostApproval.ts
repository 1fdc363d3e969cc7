import { STAFF_EVENTS_PATH } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { activeStatuses } from "../active.ts";
import { approvalLostNotice } from "../emails/approvalLostNotice.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import type { RegistrationDeps } from "../families/familyMails.ts";
import { isUnapproved } from "./pending.ts";

type Transaction = Prisma.TransactionClient;

/**
 * Events that staff stood behind and do not any more, for whatever reason: an edit, a role that was
 * taken, an account that was deleted or suspended.
 */
export const lostApproval = Prisma.sql`
  SELECT e.id FROM events e JOIN event_details d ON d."eventId" = e.id
  WHERE d."wasBacked" AND ${isUnapproved}`;

/** Tells staff of such an event, which is locked: once for each loss. */
export async function notifyLostApproval(
  transaction: Transaction,
  { outbox, publicUrl, inbox }: RegistrationDeps & { inbox: string },
  { id, title, isBacked }: LockedEvent,
): Promise<string[]> {
  if (isBacked) return [];
  const { count } = await transaction.eventDetails.updateMany({
    where: { eventId: id, wasBacked: true },
    data: { wasBacked: false },
  });
  if (count === 0) return [];
  const registered = await transaction.registration.count({
    where: { eventId: id, status: { in: activeStatuses } },
  });
  await logStaffAction(transaction, "site", "registrations.approvalLost", { kind: "events", id });
  const link = `${publicUrl}${STAFF_EVENTS_PATH}`;
  return outbox.addAll(transaction, [approvalLostNotice({ to: inbox, title, registered, link })]);
}

/** Fields that families rely on or see: what staff have approved is these. */
const APPROVED_FIELDS = ["title", "description", "location", "imageUrl"] as const;
type Approved = Record<(typeof APPROVED_FIELDS)[number], string | null> & { eventDate: Date };

/** Whether an edit changes what staff have approved. */
function changesApproved(before: Approved, after: Approved): boolean {
  return (
    APPROVED_FIELDS.some((field) => before[field] !== after[field]) ||
    before.eventDate.getTime() !== after.eventDate.getTime()
  );
}

/** Withdraws the approval of an event, which is locked, that was changed without staff's review. */
export async function loseApprovalByEdit(
  transaction: Transaction,
  before: Approved & { id: string },
  after: Approved,
): Promise<void> {
  if (!changesApproved(before, after)) return;
  await transaction.eventDetails.updateMany({
    where: { eventId: before.id, registrationApprovedAt: { not: null } },
    data: { registrationApprovedAt: null, registrationApprovedById: null },
  });
}
