import { type CalendarEvent, type Event, organization } from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { subDays } from "date-fns/subDays";
import { startOfDay } from "../../../platform/time/days.ts";

/** Days for which the subscription keeps past events, so that late subscribers see the season. */
const PAST_DAYS = 90;
/** The most events that the live calendar has: about a year of the busiest organization. */
const LENGTH = 500;

/** The ids of those of these events that were called off. */
export async function cancelledAmong(
  prisma: PrismaClient,
  events: readonly { id: string }[],
): Promise<Set<string>> {
  const cancelled = await prisma.eventDetails.findMany({
    where: { eventId: { in: events.map(({ id }) => id) }, cancelledAt: { not: null } },
    select: { eventId: true },
  });
  return new Set(cancelled.map(({ eventId }) => eventId));
}

/** An event with how often it was changed: its cancellation is a change, too. */
export function revised(event: Event, version = 1, isCancelled = false): CalendarEvent {
  return { ...event, isCancelled, revision: version - 1 + (isCancelled ? 1 : 0) };
}

/** Reads published events for calendar programs. */
export function eventCalendar(
  prisma: PrismaClient,
): Pick<EventsService, "calendar" | "calendarEvent"> {
  /** Reads events with the number of their changes; zero without a record. */
  async function read(query: Prisma.EventFindManyArgs) {
    const events = await prisma.event.findMany(query);
    const ids = events.map(({ id }) => id);
    const [items, cancelled] = await Promise.all([
      prisma.item.findMany({
        where: { kind: "events", id: { in: ids } },
        select: { id: true, version: true },
      }),
      cancelledAmong(prisma, events),
    ]);
    const versions = new Map(items.map(({ id, version }) => [id, version]));
    return events.map((event) => revised(event, versions.get(event.id), cancelled.has(event.id)));
  }

  return {
    async calendar() {
      const since = subDays(startOfDay(organization.timeZone), PAST_DAYS);
      return read({
        where: { published: true, eventDate: { gte: since } },
        orderBy: [{ eventDate: "asc" }, { id: "asc" }],
        take: LENGTH,
      });
    },

    async calendarEvent(id) {
      const [event = null] = await read({ where: { id, published: true } });
      return event;
    },
  };
}
