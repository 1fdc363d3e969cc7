import type { User } from "../../accounts/schema.ts";
import { WRITING_BODY_LIMIT } from "../../rpc/bodyLimits.ts";
import {
  createViewer,
  memberProcedure,
  publicProcedure,
  router,
  type Viewer,
} from "../../rpc/procedures.ts";
import { onlyOnce } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { type Writing, writingProcedures } from "../items/procedures.ts";
import { type CardList, cardList, type ItemAddress, itemId, uncacheableInputs } from "../lists.ts";
import {
  type CalendarEvent,
  type ChangedEvent,
  changedEvent,
  type EditableEvent,
  type Event,
  type EventCard,
  type EventPage,
  type EventsPage,
  editableEvent,
  event,
  eventCard,
  eventPage,
  eventsPage,
  type NewEvent,
  newEvent,
} from "./schema.ts";

export interface EventsService extends Writing<ChangedEvent, EditableEvent["fields"]> {
  /**
   * Published events that the filters let through: from a day on, soonest first, or past ones, the
   * latest first; with a search the best first. At most `page.limit` of them.
   */
  list(page: EventsPage): Promise<Event[]>;
  /** The same list with only what its cards show. */
  cards(page: EventsPage): Promise<CardList<EventCard>>;
  /** One published event, past ones too; NOT_FOUND for drafts and unknown ids. */
  get(id: string): Promise<Event>;
  /** What the page of an event shows, its Markdown made into HTML; a draft, to who may change it. */
  page(id: string, viewer: Viewer): Promise<EventPage>;
  /** Published events for a calendar that programs keep up to date: recent and coming ones. */
  calendar(): Promise<CalendarEvent[]>;
  /** One published event for a calendar; null for drafts and unknown ids. */
  calendarEvent(id: string): Promise<CalendarEvent | null>;
  /** Where every published event is, the latest first. */
  addresses(): Promise<ItemAddress[]>;
  /** How many published events there are. */
  count(): Promise<number>;
  /**
   * Stores an event of this author; where members' items are reviewed, it may have to wait.
   * The same with the same key again answers what is there.
   * BAD_REQUEST for one in the past.
   */
  create(author: User, event: NewEvent, idempotencyKey?: string): Promise<Event>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    events: EventsService;
  }
}

export const eventsRouter = router({
  list: publicProcedure
    .meta({ rest: { method: "GET", paths: ["/api/events"] }, cacheable: true, uncacheableInputs })
    .input(eventsPage)
    .output(z.array(event))
    .query(({ ctx, input }) => ctx.services.events.list(input)),

  cards: publicProcedure
    .meta({ cacheable: true, uncacheableInputs })
    .input(eventsPage)
    .output(cardList(eventCard))
    .query(({ ctx, input }) => ctx.services.events.cards(input)),

  get: publicProcedure
    .meta({ rest: { method: "GET", paths: ["/api/events/:id"] }, cacheable: true })
    .input(itemId)
    .output(event)
    .query(({ ctx, input }) => ctx.services.events.get(input.id)),

  page: publicProcedure
    .meta({ cacheable: true })
    .input(itemId)
    .output(eventPage)
    .query(({ ctx, input }) => ctx.services.events.page(input.id, createViewer(ctx))),

  create: memberProcedure
    .meta({
      rest: { method: "POST", paths: ["/api/events"], status: 201 },
      throttle: "save",
      bodyLimit: WRITING_BODY_LIMIT,
    })
    .input(newEvent.safeExtend(onlyOnce))
    .output(event)
    .mutation(({ ctx, input: { idempotencyKey, ...event } }) =>
      ctx.services.events.create(ctx.user, event, idempotencyKey),
    ),

  ...writingProcedures(
    "events",
    { changed: changedEvent, editable: editableEvent, fields: editableEvent.shape.fields },
    ({ events }) => events,
  ),
});
