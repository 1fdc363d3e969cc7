import { type Event, organization } from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { subDays } from "date-fns";
import { startOfDay } from "./days.ts";

/** Days for which the live calendar keeps what is over: who subscribes late still sees the season. */
const PAST_DAYS = 90;
/** The most events that the live calendar has: about a year of the busiest organisation. */
const LENGTH = 500;

const KIND = "events";

/** Reads published events for calendar programs. */
export function eventCalendar(
  prisma: PrismaClient,
): Pick<EventsService, "calendar" | "calendarEvent"> {
  /** The events with how often they were changed: not at all, where nobody counted. */
  async function withRevisions(events: Event[]) {
    const items = await prisma.item.findMany({
      where: { kind: KIND, id: { in: events.map(({ id }) => id) } },
      select: { id: true, version: true },
    });
    const versions = new Map(items.map(({ id, version }) => [id, version]));
    return events.map((event) => ({ ...event, revision: (versions.get(event.id) ?? 1) - 1 }));
  }

  return {
    async calendar() {
      const since = subDays(startOfDay(organization.timeZone), PAST_DAYS);
      const events = await prisma.event.findMany({
        where: { published: true, eventDate: { gte: since } },
        orderBy: [{ eventDate: "asc" }, { id: "asc" }],
        take: LENGTH,
      });
      return withRevisions(events);
    },

    async calendarEvent(id) {
      const event = await prisma.event.findFirst({ where: { id, published: true } });
      const [known = null] = event ? await withRevisions([event]) : [];
      return known;
    },
  };
}
