import type { Event } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import type { ScheduleJob } from "../../../platform/jobs/jobs.ts";
import type { EventHooks, RowChange } from "../../content/index.ts";
import { readIsBacked } from "../approval/backing.ts";
import { withdrawApprovalOnEdit } from "../approval/lostApproval.ts";
import {
  checkNoActiveRegistrations,
  deleteRegistrations,
  findEventsWithRegistrations,
} from "../deletion.ts";
import { PROCESS_WAITLISTS } from "../waitlist/waitlist.ts";
import { describeRegistration, saveEventDetails } from "./lockEvent.ts";

/**
 * Applies a change of an event to its registrations. When staff who neither wrote nor lead it
 * unpublish it, its leaders lose access to the roster; an edit without review closes registration.
 */
async function recordEventChange(
  transaction: Transaction,
  change: RowChange<Event>,
): Promise<void> {
  const { before, after, userId, byStaff } = change;
  const eventId = before.id;
  if (!byStaff) {
    await withdrawApprovalOnEdit(transaction, change);
  } else if (after.published) {
    const where = { eventId, takenDownAt: { not: null } };
    await transaction.eventDetails.updateMany({ where, data: { takenDownAt: null } });
  } else if (before.published) {
    const isOwn = userId !== null && userId === before.authorId;
    const where = { eventId, userId: userId ?? "" };
    if (isOwn || (await transaction.eventLeader.count({ where })) > 0) return;
    await saveEventDetails(transaction, eventId, { takenDownAt: new Date() });
  }
}

export const eventHooks = ({ scheduleJob }: { scheduleJob: ScheduleJob }): EventHooks => ({
  async beforePublish(transaction, id) {
    const details = await transaction.eventDetails.findUnique({ where: { eventId: id } });
    if (!details?.takenDownAt) return;
    throw conflict(
      "Staff took this event down. Only they can publish it again: please write to us.",
    );
  },

  async afterChange(transaction, change) {
    await recordEventChange(transaction, change);
    await scheduleJob(PROCESS_WAITLISTS, { transaction });
  },
  beforeUnpublish: checkNoActiveRegistrations,
  beforeDelete: deleteRegistrations,
  findNeeded: findEventsWithRegistrations,

  async readRegistration(client, event) {
    const [details, isBacked, waiting] = await Promise.all([
      client.eventDetails.findUnique({ where: { eventId: event.id } }),
      readIsBacked(client, event.id),
      client.registration.findFirst({
        where: { eventId: event.id, status: "waiting" },
        select: { id: true },
      }),
    ]);
    return describeRegistration(
      {
        ...event,
        isBacked,
        isAwaited: waiting !== null,
        ageGroup: details?.ageGroup ?? null,
        cancelledAt: details?.cancelledAt ?? null,
        cancelledNote: details?.cancelledNote ?? null,
      },
      new Date(),
    );
  },
});
