import type { EventHooks } from "../../content/index.ts";
import { readIsBacked } from "../approval/backing.ts";
import {
  checkNoActiveRegistrations,
  deleteRegistrations,
  findEventsWithRegistrations,
} from "../deletion.ts";
import { checkNotTakenDown, recordEventChange } from "./eventChanges.ts";
import { describeRegistration } from "./lockEvent.ts";

export const eventHooks: EventHooks = {
  beforePublish: checkNotTakenDown,
  afterChange: recordEventChange,
  beforeUnpublish: checkNoActiveRegistrations,
  beforeDelete: deleteRegistrations,
  findNeeded: findEventsWithRegistrations,

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
