import type { Event, EventState } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import type { EventHooks, RowChange } from "../../content/index.ts";
import { isActive } from "../active.ts";
import { isRegistrationApprovedSql } from "../approval/conditions.ts";
import { withdrawApprovalOnEdit } from "../approval/lostApproval.ts";
import type { RegistrationDeps } from "../families/familyMails.ts";
import { PROCESS_WAITLISTS } from "../waitlist/waitlist.ts";
import { checkNoActiveRegistrations, notifyHidden } from "./hideEvent.ts";
import { countSeatsLeft, getClosingTime, saveEventDetails, toEventState } from "./lockEvent.ts";

/**
 * Applies a change of an event to its registrations. An edit without review withdraws the approval; if
 * staff who neither wrote nor lead the event unpublish it, its leaders lose access to the roster.
 */
async function recordEventChange(
  transaction: Transaction,
  change: RowChange<Event>,
): Promise<void> {
  const { before, after, userId, byStaff } = change;
  const eventId = before.id;
  if (after.published && !before.published) {
    const where = { eventId, hiddenNote: { not: null } };
    await transaction.eventDetails.updateMany({ where, data: { hiddenNote: null } });
  }
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

interface Opening {
  isRegistrationApproved: boolean;
  cancelledAt: Date | null;
  hasWaiting: boolean;
  now: Date;
}

/**
 * Reads the states of registrations, by the database's clock, and whether staff back the events. While people
 * wait, newcomers get no seat.
 */
async function readOpenings(
  client: Transaction,
  events: readonly Event[],
): Promise<Map<string, { state: EventState; isRegistrationApproved: boolean }>> {
  const rows = await client.$queryRaw<(Opening & { id: string })[]>`
    SELECT e.id, ${isRegistrationApprovedSql} AS "isRegistrationApproved", d."cancelledAt", now() AS now,
      EXISTS (SELECT FROM registrations WHERE "eventId" = e.id AND status = 'waiting') AS "hasWaiting"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    WHERE e.id = ANY(${events.map(({ id }) => id)})`;
  const found = new Map(events.map((event) => [event.id, event]));
  return new Map(
    rows.flatMap(({ id, hasWaiting, now, ...opening }) => {
      const event = found.get(id);
      if (!event) return [];
      const state = toEventState({ ...event, ...opening }, now);
      const isFull = hasWaiting && (state === "open" || state === "few");
      return [
        [
          id,
          {
            state: isFull ? "full" : state,
            isRegistrationApproved: opening.isRegistrationApproved,
          },
        ],
      ];
    }),
  );
}

export const eventHooks = (deps: RegistrationDeps): EventHooks => ({
  async beforePublish(transaction, id) {
    const details = await transaction.eventDetails.findUnique({ where: { eventId: id } });
    if (!details?.takenDownAt) return;
    throw conflict(
      "Staff took this event down. Only they can publish it again: please write to us.",
    );
  },

  async afterChange(transaction, change) {
    await recordEventChange(transaction, change);
    await deps.scheduleJob(PROCESS_WAITLISTS, { transaction });
  },

  beforeUnpublish: (transaction, id, by) => notifyHidden(transaction, deps, id, by),

  async beforeDelete(transaction, eventIds) {
    await checkNoActiveRegistrations(transaction, eventIds);
    await transaction.registrationParty.deleteMany({ where: { eventId: { in: eventIds } } });
  },

  async findNeeded(transaction, eventIds) {
    const events = await transaction.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT "eventId" AS id FROM registrations
      WHERE "eventId" = ANY(${eventIds}) AND ${isActive}`;
    return events.map(({ id }) => id);
  },

  async readStates(client, events) {
    const openings = await readOpenings(client, events);
    return new Map([...openings].map(([id, { state }]) => [id, state]));
  },

  /** Reads the public part of an event's registration. */
  async readRegistration(client, event) {
    const [details, openings] = await Promise.all([
      client.eventDetails.findUnique({ where: { eventId: event.id } }),
      readOpenings(client, [event]),
    ]);
    const { ageGroup = null, cancelledNote = null } = details ?? {};
    const { state = "notOpen", isRegistrationApproved = false } = openings.get(event.id) ?? {};
    return {
      state,
      seatsLeft: state === "full" ? 0 : countSeatsLeft(event),
      closesAt: getClosingTime(event),
      ageGroup,
      cancelledNote,
      isRegistrationApproved,
    };
  },
});
