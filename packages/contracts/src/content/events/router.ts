import { publicProcedure, router } from "../../rpc/procedures.ts";
import { type ContentTypeService, contentProcedures } from "../procedures.ts";
import { type CalendarEntry, type CalendarEvent, eventSchemas } from "./schema.ts";

export interface EventsService extends ContentTypeService<typeof eventSchemas> {
  /** The next three published events that are not cancelled, the soonest first. */
  next(): Promise<CalendarEntry[]>;
  /** Recent and coming published events, for the calendar feed. */
  calendar(): Promise<CalendarEvent[]>;
  /** One published event for a calendar; null for drafts and unknown ids. */
  calendarEvent(id: string): Promise<CalendarEvent | null>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    events: EventsService;
  }
}

export const eventsRouter = router({
  ...contentProcedures("events", eventSchemas, ({ events }) => events),

  // Registrations expire the tag "events", and the home page of visitors stays cached during a rush.
  next: publicProcedure
    .meta({ cacheable: true, cacheTag: "calendar" })
    .output(eventSchemas.next)
    .query(({ ctx }) => ctx.services.events.next()),
});
