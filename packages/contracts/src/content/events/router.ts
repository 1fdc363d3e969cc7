import { router } from "../../rpc/procedures.ts";
import { type ContentTypeService, contentProcedures } from "../procedures.ts";
import { type CalendarEvent, eventSchemas } from "./schema.ts";

export interface EventsService extends ContentTypeService<typeof eventSchemas> {
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

export const eventsRouter = router(
  contentProcedures("events", eventSchemas, ({ events }) => events),
);
