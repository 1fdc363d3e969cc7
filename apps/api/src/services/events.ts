import { type Event, type EventsPage, organization, preview } from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { startOfDay } from "./days.ts";
import { readLists } from "./lists/readLists.ts";
import { htmlOf } from "./markdown.ts";

const previewOf = ({ description }: { description: string }) =>
  preview({ excerpt: null, content: description });

export function eventsService(prisma: PrismaClient): EventsService {
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

  async function get(id: string) {
    const event = await prisma.event.findFirst({ where: { id, published: true } });
    if (!event) {
      throw new TRPCError({ code: "NOT_FOUND", message: "This event is no longer here." });
    }
    return event;
  }

  return {
    list: async (page) => (await read(page)).items,
    get,

    async cards(page) {
      const { items, ...rest } = await read(page);
      return { ...rest, items: items.map((event) => ({ ...event, preview: previewOf(event) })) };
    },

    async page(id) {
      const event = await get(id);
      return {
        ...event,
        preview: previewOf(event),
        isPast: event.eventDate < startOfDay(organization.timeZone),
        html: htmlOf(event.description),
      };
    },

    addresses: () =>
      prisma.event.findMany({
        where: { published: true },
        orderBy: [{ eventDate: "desc" }, { id: "desc" }],
        select: { id: true, updatedAt: true },
      }),

    count: () => prisma.event.count({ where: { published: true } }),
  };
}
