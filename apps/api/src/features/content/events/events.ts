import {
  type Event,
  type EventsPage,
  type Neighbour,
  organization,
  preview,
} from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import { startOfDay } from "../../../platform/time/days.ts";
import { eventsType } from "../contentTypes.ts";
import { readLists } from "../lists/readLists.ts";
import { withPictures } from "../pictures/uses.ts";
import { NEIGHBOURS, readContent } from "../reading.ts";
import { type ContentDeps, editContent } from "../save.ts";
import { cancelledAmong, eventCalendar } from "./eventCalendar.ts";

const previewEvent = ({ description }: { description: string }) =>
  preview({ excerpt: null, content: description });

export function eventsService(deps: ContentDeps): EventsService {
  const { prisma, hooks } = deps;
  const { readPage, ...reading } = readContent(prisma, eventsType, "eventDate");
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

  /** The events that come after this one, from today on. */
  async function findNeighbors(id: string): Promise<Neighbour[]> {
    const { items } = await read({ limit: NEIGHBOURS, cursor: id });
    const shown = await withPictures(prisma, items);
    return shown.map(({ eventDate, ...event }) => ({ ...event, date: eventDate }));
  }

  return {
    ...editContent(deps, eventsType),
    ...eventCalendar(prisma),
    ...reading,
    list: read,

    async cards(page) {
      const { items, ...rest } = await read(page);
      const [events, cancelled] = await Promise.all([
        withPictures(prisma, items),
        cancelledAmong(prisma, items),
      ]);
      const cards = events.map((event) => ({
        ...event,
        preview: previewEvent(event),
        isCancelled: cancelled.has(event.id),
      }));
      // What is to come and takes place stands before what does not.
      if (page.when !== "past") cards.sort((a, b) => Number(a.isCancelled) - Number(b.isCancelled));
      return { ...rest, items: cards };
    },

    async page(id, viewer) {
      const event = await readPage(id, viewer);
      const [neighbours, registration] = await Promise.all([
        findNeighbors(id),
        hooks.events.readRegistration(prisma, event),
      ]);
      return {
        ...event,
        neighbours,
        preview: previewEvent(event),
        registration,
        isPast: event.eventDate < startOfDay(organization.timeZone),
      };
    },
  };
}
