import {
  type CalendarEvent,
  type Event,
  type EventsPage,
  type Neighbor,
  organization,
  preview,
} from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import type { Prisma } from "@headwaters/db";
import { subDays } from "date-fns/subDays";
import { startOfDay } from "../../../platform/time/days.ts";
import { eventsType } from "../contentTypes.ts";
import { readLists } from "../lists/readLists.ts";
import { withPictures } from "../pictures/uses.ts";
import { NEIGHBORS, readContent } from "../reading.ts";
import { type ContentDeps, editContent } from "../save.ts";

/** Days for which the subscription includes past events, so that late subscribers see the season. */
const PAST_DAYS = 90;
/** Events on the home page. */
const NEXT = 3;
/** Maximum events in the subscription: about a year of the busiest organization. */
const LENGTH = 500;

/** Builds a calendar event with its revision number; a cancellation is a revision, too. */
export function revised(event: Event, version = 1, isCancelled = false): CalendarEvent {
  return { ...event, isCancelled, revision: version - 1 + (isCancelled ? 1 : 0) };
}

const previewEvent = ({ description }: { description: string }) =>
  preview({ excerpt: null, content: description });

export function eventsService(deps: ContentDeps): EventsService {
  const { prisma, hooks } = deps;
  const readList = readLists<"eventDate", Event>(prisma, {
    kind: "events",
    findMany: (query) => prisma.event.findMany(query),
    dateField: "eventDate",
    categoryField: "eventType",
  });

  function read({ eventType, when, from, ...page }: EventsPage) {
    const { timeZone } = organization;
    const first = from ? startOfDay(timeZone, from) : undefined;
    const today = startOfDay(timeZone);
    const dates =
      when === "past"
        ? ({ since: first, before: today, order: "desc" } as const)
        : ({ since: first ?? today, order: "asc" } as const);
    return readList({ page, category: eventType, ...dates });
  }

  /** Finds the events after this one, from today on. */
  async function findNeighbors(id: string): Promise<Neighbor[]> {
    const { items } = await read({ limit: NEIGHBORS, cursor: id });
    const shown = await withPictures(prisma, items);
    return shown.map(({ eventDate, eventType, ...event }) => ({
      ...event,
      category: eventType,
      date: eventDate,
    }));
  }

  async function cancelledAmong(events: readonly { id: string }[]): Promise<Set<string>> {
    const cancelled = await prisma.eventDetails.findMany({
      where: { eventId: { in: events.map(({ id }) => id) }, cancelledAt: { not: null } },
      select: { eventId: true },
    });
    return new Set(cancelled.map(({ eventId }) => eventId));
  }

  async function readDetails(event: Event) {
    const [neighbors, registration] = await Promise.all([
      findNeighbors(event.id),
      hooks.events.readRegistration(prisma, event),
    ]);
    const isPast = event.eventDate < startOfDay(organization.timeZone);
    return { neighbors, registration, preview: previewEvent(event), isPast };
  }

  /** Reads events with their revision numbers; zero for events without versions. */
  async function readRevised(query: Prisma.EventFindManyArgs) {
    const events = await prisma.event.findMany(query);
    const ids = events.map(({ id }) => id);
    const [items, cancelled] = await Promise.all([
      prisma.item.findMany({
        where: { kind: "events", id: { in: ids } },
        select: { id: true, version: true },
      }),
      cancelledAmong(events),
    ]);
    const versions = new Map(items.map(({ id, version }) => [id, version]));
    return events.map((event) => revised(event, versions.get(event.id), cancelled.has(event.id)));
  }

  return {
    ...editContent(deps, eventsType),
    ...readContent(prisma, eventsType, "eventDate", readDetails),
    list: read,

    next: () => prisma.$queryRaw`
      SELECT e.id, e.title, e."eventType", e.location, e."eventDate"
      FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL
      ORDER BY e."eventDate", e.id LIMIT ${NEXT}`,

    async calendar() {
      const since = subDays(startOfDay(organization.timeZone), PAST_DAYS);
      return readRevised({
        where: { published: true, eventDate: { gte: since } },
        orderBy: [{ eventDate: "asc" }, { id: "asc" }],
        take: LENGTH,
      });
    },

    async calendarEvent(id) {
      const [event = null] = await readRevised({ where: { id, published: true } });
      return event;
    },

    async cards(page) {
      const { items, ...rest } = await read(page);
      const [events, states] = await Promise.all([
        withPictures(prisma, items),
        hooks.events.readStates(prisma, items),
      ]);
      const cards = events.map((event) => {
        const registrationState = states.get(event.id) ?? "notOpen";
        const isCancelled = registrationState === "cancelled";
        return { ...event, preview: previewEvent(event), isCancelled, registrationState };
      });
      // Among upcoming events, cancelled ones come last.
      if (page.when !== "past") cards.sort((a, b) => Number(a.isCancelled) - Number(b.isCancelled));
      return { ...rest, items: cards };
    },
  };
}
