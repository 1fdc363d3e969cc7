import type { EventHooks } from "../../content/index.ts";
import { readIsBacked } from "../approval/backing.ts";
import { checkNobodyComes, findEventsWithPeople, forgetRegistrations } from "../deletion.ts";
import { checkNotTakenDown, noteEventChange } from "./eventChanges.ts";
import { describeRegistration } from "./lockEvent.ts";

/** What registrations do when an event changes, and what its page says of them. */
export const eventHooks: EventHooks = {
  beforePublish: checkNotTakenDown,
  afterChange: noteEventChange,
  beforeUnpublish: checkNobodyComes,
  beforeDelete: forgetRegistrations,
  findNeeded: findEventsWithPeople,

  async readRegistration(client, event) {
    const [details, isBacked] = await Promise.all([
      client.eventDetails.findUnique({ where: { eventId: event.id } }),
      readIsBacked(client, event.id),
    ]);
    return describeRegistration(
      {
        ...event,
        isBacked,
        ageGroup: details?.ageGroup ?? null,
        cancelledAt: details?.cancelledAt ?? null,
        cancelledNote: details?.cancelledNote ?? null,
      },
      new Date(),
    );
  },
};
