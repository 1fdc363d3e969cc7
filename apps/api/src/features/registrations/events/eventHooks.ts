import type { ScheduleJob } from "../../../platform/jobs/jobs.ts";
import type { EventHooks } from "../../content/index.ts";
import { readIsBacked } from "../approval/backing.ts";
import {
  checkNoActiveRegistrations,
  deleteRegistrations,
  findEventsWithRegistrations,
} from "../deletion.ts";
import { PROCESS_WAITLISTS } from "../waitlist/waitlist.ts";
import { checkNotTakenDown, recordEventChange } from "./eventChanges.ts";
import { describeRegistration } from "./lockEvent.ts";

export const eventHooks = ({ scheduleJob }: { scheduleJob: ScheduleJob }): EventHooks => ({
  beforePublish: checkNotTakenDown,
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
