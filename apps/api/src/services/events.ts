import { type EventsPage, type Neighbour, organization, preview } from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { firstNameOf } from "./authors.ts";
import { startOfDay } from "./days.ts";
import { eventCalendar } from "./eventCalendar.ts";
import { eventsKind } from "./items/kinds.ts";
import { writeItems } from "./items/writing.ts";
import { htmlOf } from "./markdown.ts";
import { oneWithImageAlt, withImageAlt } from "./uploads/uses.ts";

const soonestFirst = [
  { eventDate: "asc" },
  { id: "asc" },
] satisfies Prisma.EventOrderByWithRelationInput[];

/** How many other events a page names. */
const NEIGHBOURS = 3;

const previewOf = ({ description }: { description: string }) =>
  preview({ excerpt: null, content: description });

export function eventsService(prisma: PrismaClient, reviewed = false): EventsService {
  /** The events of a page; null when the event that it begins after is gone. */
  async function pageAfter({ from, cursor }: EventsPage): Promise<Prisma.EventWhereInput | null> {
    const since = startOfDay(organization.timeZone, from);
    if (!cursor) return { published: true, eventDate: { gte: since } };
    const last = await prisma.event.findUnique({
      where: { id: cursor },
      select: { eventDate: true },
    });
    if (!last) return null;
    const { eventDate } = last;
    // The first condition is where the index range begins, however deep in the list that is.
    return {
      published: true,
      eventDate: { gte: eventDate },
      AND: { eventDate: { gte: since } },
      NOT: { eventDate, id: { lte: cursor } },
    };
  }

  async function list(page: EventsPage) {
    const where = await pageAfter(page);
    if (!where) return [];
    return prisma.event.findMany({ where, orderBy: soonestFirst, take: page.limit });
  }

  async function get(id: string) {
    const event = await prisma.event.findFirst({ where: { id, published: true } });
    if (!event) {
      throw new TRPCError({ code: "NOT_FOUND", message: "This event is no longer here." });
    }
    return event;
  }

  /** The events that come after this one, from today on; where they are few, also those before it. */
  async function neighboursOf(id: string): Promise<Neighbour[]> {
    const [after, next] = await Promise.all([
      list({ limit: NEIGHBOURS, cursor: id }),
      list({ limit: NEIGHBOURS + 1 }),
    ]);
    const before = next.filter((event) => event.id !== id && after.every((a) => a.id !== event.id));
    return [...after, ...before]
      .slice(0, NEIGHBOURS)
      .map(({ id, title, imageUrl, eventDate }) => ({ id, title, imageUrl, date: eventDate }));
  }

  return {
    ...writeItems({ prisma, reviewed }, eventsKind),
    ...eventCalendar(prisma),
    list,
    get,

    async cards(page) {
      const events = await withImageAlt(prisma, await list(page));
      return events.map((event) => ({ ...event, preview: previewOf(event) }));
    },

    async page(id) {
      const event = await oneWithImageAlt(prisma, await get(id));
      const [author, neighbours] = await Promise.all([
        firstNameOf(prisma.user, event.authorId),
        neighboursOf(id),
      ]);
      return {
        ...event,
        author,
        neighbours,
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
